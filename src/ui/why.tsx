/** Why a profession is near: what was said, and the task it speaks of, each at a stop of one line; one reason alone is a plain telling line. */
export function Why({ children }: { readonly children: string }) {
  const [said, task] = children.split("\n");
  if (!task) return <p className="moment">{said}</p>;
  return (
    <div className="why">
      <p>{said}</p>
      <p>{task}</p>
    </div>
  );
}
