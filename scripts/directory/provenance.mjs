const count = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");
const how = (professions, way) => count(professions.filter((one) => one.how === way).length);
const having = (professions, field) => count(professions.filter((one) => one[field] !== undefined).length);

/** What stands beside the data of the directory: where each part is from, what was done to it, what is not there. */
export function provenanceOf(professions, terms, lists) {
  const feminine = count(professions.filter((one) => one.ar.feminine).length);
  const withNames = professions.filter((one) => one.ar.names);
  const arabicNames = count(withNames.reduce((sum, one) => sum + one.ar.names.length, 0));
  const englishNames = count(professions.reduce((sum, one) => sum + one.en.names.length, 0));
  const shown = (kind) => Object.values(terms).filter((term) => term.kind === kind).length;
  return `# Where the directory comes from

Made by \`node scripts/directory/make.mjs <data folder>\` from a folder of published data; run again it writes the same bytes. Nothing here
is changed by hand: what is put right or added stands in the lists beside the script. It holds facts and titles, no sentence of its sources.

## Sources

| source | version | what is taken | terms of use |
|---|---|---|---|
| ESCO, European Commission | 1.2.1 (last change December 2025) | occupations, codes, Arabic and English titles, other English names, green share, regulated professions | free reuse with attribution (copies name Commission Decision 2011/833/EU or CC BY 4.0) |
| O*NET Database, U.S. Department of Labor | 29.3 (May 2025) | interests, job zones, skills, knowledge, work styles, work values, technology, education, related occupations, titles | CC BY 4.0 |
| ESCO to O*NET crosswalk, Nesta | November 2020 | which occupation of O*NET stands for one of ESCO | MIT |
| ISCO-08 to SOC, U.S. Bureau of Labor Statistics | 2010 codes | the mean of a group where nothing else is known | public |

The data were taken from copies that third parties keep and were not compared with the publishers' own files. Before publication the terms of
ESCO and the wording of both attributions are to be checked with the publishers (esco.ec.europa.eu, onetcenter.org/license_db.html).

This service uses the ESCO classification of the European Commission.

This service includes information from the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration
(USDOL/ETA), used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA. The information has been modified; USDOL/ETA has not approved,
endorsed or tested these modifications.

## What is there

${count(professions.length)} professions; ${feminine} with a feminine title in Arabic. How the values of work were found (\`how\`): ${how(professions, "direct")} direct (the
crosswalk names the occupation), ${how(professions, "inherited")} inherited (from the ESCO occupation above), ${how(professions, "averaged")} averaged (the mean of the O*NET occupations of the ISCO
group); ${count(professions.filter((one) => !one.onet).length)} have none (the armed forces, and one without a match). Of the others have
skills ${having(professions, "skills")}, knowledge ${having(professions, "knowledge")}, work styles ${having(professions, "styles")}, work values ${having(professions, "values")}, technology ${having(professions, "technology")}, education ${having(professions, "education")}: O*NET
has not measured all of its occupations yet. A sector is given to ${having(professions, "sector")}, workplaces to ${having(professions, "workplaces")}, a green share above 0 to ${having(professions, "green")};
${having(professions, "regulated")} are regulated in the European Union by a directive of their own (no other country's rules are in it).

## What was derived, and how

- **Arabic titles:** ESCO's, freed of stray signs; a feminine that repeats the masculine is left out. ${count(Object.keys(lists.corrections).length)} titles are put right by \`corrections.json\`, each
  beside its English. Where ESCO has no feminine title, none is made.
- **Everyday Arabic names:** ${arabicNames} for ${count(withNames.length)} professions, written for this directory (\`names-ar.json\`); no name is the title of another profession.
- **English names:** ${englishNames}; ESCO's, and O*NET's for the one occupation that shares most names with O*NET's; at most 14, none the title of another.
- **Skills, knowledge, work styles:** importance of 3 or more of 5, the strongest 6, 5 and 5; **work values:** the 3 of greatest extent. Values that O*NET advises
  against using are left out. Where a profession rests on several codes, the mean.
- **Technology:** at most 6 names: in demand, then hot, and last in each what four in ten occupations use. **Education:** levels that 10 % or more of those
  asked in the United States named, at most 3, in percent.
- **Terms:** ${shown("skill")} skills, ${shown("knowledge")} areas of knowledge, ${shown("style")} work styles, ${shown("value")} work values, ${shown("education")} levels of education; the Arabic is written for this directory (\`terms.json\` beside
  the script). O*NET's "English language" is the language people work in there, and both languages say so.
- **Sector and workplaces:** by ISCO-08 group, in mixed groups by a word of the title (\`groups.json\`); none where it would be a guess.
- **Nearest:** the occupation above in ESCO first; then O*NET's related occupations, the ISCO group, the six environments, words of the title and sector, weighed
  together; one of each family. Professions of gambling, alcohol, tobacco, fortune-telling and the like are named only among themselves.

## What is not there

Descriptions, tasks and the links of ESCO's occupations to its skills; wages and demand of any country; O*NET's abilities, work activities and work context.
ESCO marks the coating machine operator as a regulated profession; this is taken for a slip and left out.
`;
}
