/** What the page about an activation link shows of this browser's own sign-up. */
export interface WaitingView {
  readonly masked: string;
  readonly isSent: boolean;
  /** Seconds until another mail can be asked for. */
  readonly waits: number;
}
