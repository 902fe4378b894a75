import { m } from "#i18n/paraglide/messages.js";
import { Fact } from "#ui/detail/facts.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MAX, NETWORK_NAMES, NETWORKS } from "../rules.ts";
import type { ProfileForms } from "../schema/view.ts";
import { Nothing, type PartProps } from "./part-frame.tsx";
import { SaveForm } from "./save-form.tsx";

/** Skills in one's own words. */
export function SkillsPart({ view: { profile }, refused, isEditing }: PartProps) {
  const words = profile.forms.skills.custom_skills;
  const read = words.length > 0 ? <OwnSkills words={words} /> : <Nothing />;
  if (!isEditing) return read;
  return (
    <SaveForm part="skills" version={profile.versions.skills} refused={refused} labels={{}} newer={read}>
      <TextField
        name="custom_skills"
        label={m.profile_field_custom_skills()}
        hint={m.profile_words_hint({ max: MAX.words, letters: MAX.word })}
        defaultValue={typed(refused, "custom_skills") ?? words.join(m.profile_comma())}
        error={faultOf(refused, "custom_skills")}
      />
    </SaveForm>
  );
}

function OwnSkills({ words }: { readonly words: readonly string[] }) {
  return (
    <ul className="profile-skills">
      {words.map((word) => (
        <li key={word} data-env="S">
          <FigureDrawing name="leaf" className="" />
          <bdi>{word}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** The profession one has, and for how long. */
export function WorkPart({ view: { profile }, refused, isEditing }: PartProps) {
  const { work } = profile.forms;
  if (!isEditing) return <WorkRead work={work} />;
  return (
    <SaveForm
      part="work"
      version={profile.versions.work}
      refused={refused}
      labels={{}}
      newer={<WorkRead work={work} />}
    >
      <TextField
        name="profession"
        label={m.profile_field_profession()}
        hint={m.profile_most_letters({ max: MAX.profession })}
        autoComplete="organization-title"
        defaultValue={typed(refused, "profession") ?? work.profession ?? ""}
        error={faultOf(refused, "profession")}
        optional
      />
      <TextField
        name="years_of_experience"
        label={m.profile_field_years()}
        hint={m.profile_years_hint({ max: MAX.years })}
        inputMode="numeric"
        defaultValue={typed(refused, "years_of_experience") ?? work.years_of_experience ?? ""}
        error={faultOf(refused, "years_of_experience")}
        optional
      />
    </SaveForm>
  );
}

function WorkRead({ work: { profession, years_of_experience: years } }: { work: ProfileForms["work"] }) {
  if (profession === null && years === null) return <Nothing />;
  return (
    <dl className="profile-facts">
      {profession && (
        <Fact name={m.profile_field_profession()}>
          <bdi>{profession}</bdi>
        </Fact>
      )}
      {years !== null && <Fact name={m.profile_field_years()}>{m.profile_years({ count: years })}</Fact>}
    </dl>
  );
}

/** Pages on the networks. */
export function LinksPart({ view: { profile }, refused, isEditing }: PartProps) {
  const { links } = profile.forms;
  if (!isEditing) return <LinksRead links={links} />;
  return (
    <SaveForm
      part="links"
      version={profile.versions.links}
      refused={refused}
      labels={{}}
      newer={<LinksRead links={links} />}
    >
      {NETWORK_NAMES.map((name) => (
        <TextField
          key={name}
          name={name}
          type="url"
          label={<bdi lang="en">{NETWORKS[name].name}</bdi>}
          hint={m.profile_link_hint({ name: NETWORKS[name].name })}
          defaultValue={typed(refused, name) ?? links[name] ?? ""}
          error={faultOf(refused, name)}
          optional
        />
      ))}
    </SaveForm>
  );
}

function LinksRead({ links }: { links: ProfileForms["links"] }) {
  const said = NETWORK_NAMES.flatMap((name) => {
    const address = links[name];
    return address === null ? [] : [{ name, address }];
  });
  if (said.length === 0) return <Nothing />;
  return (
    <dl className="profile-facts">
      {said.map(({ name, address }) => (
        <Fact key={name} name={NETWORKS[name].name}>
          <a href={address} rel="noreferrer nofollow" dir="ltr" className="wrap-anywhere">
            {address.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "")}
          </a>
        </Fact>
      ))}
    </dl>
  );
}
