interface TermsProps {
  readonly pairs: readonly (readonly [term: string, text: string])[];
  readonly className: string;
}

/** Terms with a word about each. */
export function Terms({ pairs, className }: TermsProps) {
  return (
    <dl className={className}>
      {pairs.map(([term, text]) => (
        <div key={term}>
          <dt className="strong">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
