interface Door {
  readonly isActivated: boolean;
  readonly isDisabled: boolean;
  readonly isDemo: boolean;
  readonly isDemoOn: boolean;
}

/** A demo account has a password everybody knows: without demo mode it is as if it were not there. */
export function isDemoShut({ isDemo, isDemoOn }: Pick<Door, "isDemo" | "isDemoOn">): boolean {
  return isDemo && !isDemoOn;
}

/** Why an account opens to nobody, not even to who has proved to be its owner. */
export function openRefusal(door: Door) {
  if (!door.isActivated) return "not_activated";
  return door.isDisabled || isDemoShut(door) ? "blocked" : null;
}
