import { foldText } from "#shared/fold-text.ts";

/** Said in questions, meant in none: joining words, persons, politeness. */
const EMPTY = [
  "a an the of in on at for to and or is are am was were be been being do does did done i me my we us our you your he she his her it its",
  "they them their this that these those with by from as if so not no yes can could will would shall should may might must has have had there here",
  "please hi hello dear thanks thank ok okay just also very really about into than then too any some all im id ive dont didnt doesnt isnt cant cannot wont wouldnt couldnt shouldnt hasnt havent wasnt arent whos theres thats youre s t",
  "every each other another only even still yet because while during between through per via out up down over under off own same such both either neither",
  "today tomorrow now soon ever again get gets got getting",
  "في من على الى عن مع او ثم هو هي هم هذا هذه هذي هاذا هاي هالشي ذا ذي ذلك تلك التي الذي اللي الي التى الذين انا انت انتي انتم نحن احنا نحنا",
  "قد لقد ان لو اذا لا لم لن ليس كان كانت يكون تكون اكون لي لك له لها لهم لنا عندي عندك عندكم عنده فيه فيها منه منها عليه عليها به بها",
  "يا ياريت ارجو رجاء لطفا شكرا سلام السلام عليكم مرحبا هلا لو سمحت سمحتوا سمحتم بس كمان ايضا جدا كل بعض اي غير بدون حول عند علي فقط يعني طيب",
  "اليوم الان الحين هسه دلوقتي توا غدا بكره بكرا مو مش موب ما مب راح رح حق حقت تاع ديال بتاع بتاعت مال عشان علشان لان ممكن يمكن لازم ضروري",
];
/** What is asked of a thing: tells answers apart, and is in no answer by necessity. */
const ASKING = [
  "how what which who whom whose when where why whats hows",
  "هل ماذا كيف متى اين لماذا كم ايش اش وش شو شنو شنهو ايه ليش ليه علاش لاش وين فين منين كيفاش ازاي شلون اشلون قديش كام بكم امتى ايمتى مين منو شكون واش هوش اما",
];
/** Verbs and nouns so wide that a record need not hold them. */
const LIGHT = [
  "want wants wanted wanna need needs needed like likes love wish help helps make makes making take takes taking find finds finding know tell show give",
  "learn learning study studying studies become becoming work works working use uses using go going see look looking search searching choose choosing let",
  "good best better great new more most much many long thing things way ways something someone anyone person people try trying start say says",
  "show shows shown saw seen come comes came told run runs affect affects mean means meant happen happens offer offers offered available explain describe different difference easy hard difficult important interesting required possible",
  "women woman female females male males men man girls boys lady ladies oman omani muscat saudi arabia uae emirates qatar kuwait bahrain gulf arab",
  "son sons daughter child childs children kid kids boy girl brother sister friend year years old day days page site website app tips idea ideas",
  "ابي ابغي ابغا ابغي تبغي يبغي نبغي بغيت نحب نبي تبي يبي ودي بدي بدنا بده عايز عايزه عاوز عاوزه حاب حابه حابب اريد نريد يريد تريد احتاج نحتاج يحتاج تحتاج",
  "احب تحب يحب اقدر نقدر تقدر يقدر اكدر نكدر نجم استطيع يستطيع اصير نصير تصير يصير صير اكون نكون ابقي نبقي تبقي يبقي نولي نولو تولي يولي اصبح نصبح يصبح",
  "اعرف نعرف تعرف يعرف معرفش ادرس ندرس تدرس يدرس دراسه اشتغل نشتغل تشتغل يشتغل نخدم اخدم نعمل اعمل تعمل يعمل اسوي تسوي يسوي نسوي ندير دير ادير",
  "اتعلم تعلم نتعلم يتعلم تتعلم اختار نختار يختار تختار اختيار اشوف تشوف يشوف نشوف ابحث بحث دور ادور الاقي القي احصل نحصل يحصل تحصل استخدم استخدام يستخدم",
  "اخذ اخد ناخذ ياخذ ابدا نبدا بدايه افضل احسن اكثر جديد جديده حلو زين كويس باهي مزيان شي شيء اشياء حاجه شخص ناس واحد طريقه معني معنا مره مرتين مرات ظهر ظهرت طلع طلعت يطلع تطلع احط حط اثر تاثر ياثر يوثر توثر",
  "نساء امراه بنات اولاد رجال رجل انثي ذكر عمان عماني عمانيه مسقط سلطنه السعوديه سعودي الامارات قطر الكويت البحرين الخليج خليجي",
  "سهل سهله صعب صعبه مهم مهمه مطلوب مطلوبه متوفر متوفره موجود موجوده يوجد توجد فيش بين فرق الفرق شرح اشرح",
  "ولدي ولد بنتي بنت ابني ابنتي اولادي عيالي عيال طفلي اخي اختي ابنائي اطفالي صديقي سنه سنوات يوم ايام صفحه موقع مساعده ساعدوني نصيحه نصايح فكره افكار",
];
/** Kinds and sides of what is published: «راتب الممرضة», "law degree" are about the other word. */
const ASPECTS = [
  "job jobs career careers profession professions occupation work salary salaries wage wages pay paid earn earns income money requirement requirements condition conditions",
  "skill skills task tasks duty duties description degree degrees certificate certificates certification course courses programme programmes program programs",
  "online opportunity opportunities training major majors university universities college specialization speciality bachelor diploma study field fields future information info details list example",
  "mother father mom mum dad parents guide book books article articles document meaning definition expert specialist professional senior junior chief practitioner become beginner beginners beginning",
  "مهنه مهن وظيفه وظايف عمل شغل شغله شغلانه مجال مجالات راتب رواتب معاش اجر اجور دخل شرط شروط متطلبات مهاره مهارات مهام واجبات مسووليات وصف تعريف",
  "شهاده شهادات دوره دورات كورس كورسات برنامج برامج تدريب تخصص تخصصات جامعه جامعات كليه كليات بكالوريوس دبلوم مستقبل معلومات تفاصيل قايمه مثال",
  "امي ابوي اهلي والدي والدتي والدين فرصه فرص خبير خبيره محترف اونلاين دليل كتاب كتب مقال مقاله وثيقه مبتدي مبتديين مبتديين للمبتديين",
];

/** Words that carry little where a question begins with them, and are the thing itself elsewhere: «نفسي». */
const LIGHT_AT_FIRST = ["نفسي خاطري حلمي هدفي"];

/** Of a day or a place: what is so there and then is on no page here. */
const MOMENT = [
  "today tomorrow now oman omani muscat saudi uae emirates qatar kuwait bahrain gulf dubai",
  "اليوم الان الحين هسه دلوقتي توا غدا بكره بكرا عمان عماني عمانيه مسقط السعوديه الامارات قطر الكويت البحرين الخليج دبي",
];

const setOf = (lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(" ").map(foldText)));
const EMPTY_WORDS = setOf(EMPTY);
const ASKING_WORDS = setOf(ASKING);
const LIGHT_WORDS = setOf(LIGHT);
const LIGHT_FIRST_WORDS = setOf(LIGHT_AT_FIRST);
const ASPECT_WORDS = setOf(ASPECTS);
const MOMENT_WORDS = setOf(MOMENT);

/** What a word of a question carries: the thing itself, a side of it, little, or how it is asked. */
export type Weight = "telling" | "aspect" | "light" | "asking";

/** Whether a folded word names a day or a place. */
export function isMomentWord(forms: readonly string[]): boolean {
  return forms.some((form) => MOMENT_WORDS.has(form));
}

/** The weight of a folded word with the forms it may stand for; null for words that carry nothing. */
export function weightOfWord(forms: readonly string[], isFirst = false): Weight | null {
  const has = (words: ReadonlySet<string>) => forms.some((form) => words.has(form));
  if (has(EMPTY_WORDS)) return null;
  if (has(ASKING_WORDS)) return "asking";
  if (has(ASPECT_WORDS)) return "aspect";
  if (has(LIGHT_WORDS) || (isFirst && has(LIGHT_FIRST_WORDS))) return "light";
  return /^\d{1,3}$/.test(forms[0] ?? "") ? "light" : "telling";
}
