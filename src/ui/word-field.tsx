import { Button } from "./button.tsx";

interface WordFieldProps {
  readonly id: string;
  readonly label: string;
  /** On its button. */
  readonly action: string;
  readonly word: string;
}

/** The large field of the site's search, with its button; the form around it is the page's. */
export function WordField({ id, label, action, word }: WordFieldProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          key={word}
          id={id}
          type="search"
          name="word"
          className="input"
          dir="auto"
          maxLength={200}
          enterKeyHint="search"
          defaultValue={word}
        />
        <Button>{action}</Button>
      </div>
    </>
  );
}
