import { hidesPictures } from "#ui/pictures.ts";
import { type AtDoor, Doorway } from "./doorway.tsx";

/** Under the title where nothing stands beside the form: the channel from the edge, and the door it comes to. */
export function DoorStrip({ who }: { readonly who: AtDoor }) {
  if (import.meta.env.SSR && hidesPictures()) return null;
  return (
    <div className="sign-strip night">
      <Doorway who={who} />
    </div>
  );
}
