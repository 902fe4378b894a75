import { Button } from "../button.tsx";
import { CheckboxField } from "../checkbox-field.tsx";
import { PasswordField } from "../password-field.tsx";
import { RadioTiles } from "../radio-tiles.tsx";
import { SelectField } from "../select-field.tsx";
import { TextArea } from "../text-area.tsx";
import { TextField } from "../text-field.tsx";
import type { SampleProps } from "./sample-words.ts";

const LONGEST = 200;

/** Every field, with a hint, with an error, and plain. */
export function FormSamples({ words, prefix }: SampleProps) {
  const options = [
    { value: "yes", label: words.yes, shortcut: "1" },
    { value: "no", label: words.no, shortcut: "2" },
  ];
  const own = (name: string) => ({ name: `${prefix}${name}`, label: words.label });
  return (
    <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
      <TextField {...own("text")} hint={words.hint} autoComplete="off" />
      <TextField {...own("email")} type="email" error={words.fault} defaultValue="name@" autoComplete="off" />
      <PasswordField {...own("password")} autoComplete="off" />
      <TextArea {...own("area")} maxLength={LONGEST} optional />
      <SelectField {...own("select")} options={options} placeholder={words.hint} />
      <CheckboxField {...own("check")} hint={words.hint} />
      <RadioTiles {...own("radio")} options={options} defaultValue="yes" />
      <Button>{words.action}</Button>
    </form>
  );
}
