import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { savedAddress } from "#shared/saved-address.ts";
import { pathTo } from "#shared/screens.ts";
import { Icon } from "./icon.tsx";
import { useRootData } from "./root-data.ts";

/** The way of a record into one's own plan, or to the plan where it stands there already. */
export function PlanLink({ to, className }: { readonly to: string; readonly className: string }) {
  const root = useRootData<{ readonly planned?: readonly string[] }>();
  const address = savedAddress(to);
  if (root?.planned?.includes(address))
    return (
      <Link className={className} to={pathTo("ownPlan")}>
        <Icon name="ok" />
        {m.ui_in_plan()}
      </Link>
    );
  return (
    <Link className={className} data-plan={address} to={`${pathTo("ownPlan", {}, { add: address })}#add`}>
      {m.ui_add_to_plan()}
    </Link>
  );
}
