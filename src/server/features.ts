import { contentApi } from "#content/api.server.ts";
import { contentWork } from "#content/jobs.server.ts";
import { accountsApi } from "#features/accounts/api.server.ts";
import { accountsWork } from "#features/accounts/jobs.server.ts";
import { scalesApi } from "#features/scales/api.server.ts";
import { scalesWork } from "#features/scales/jobs.server.ts";
import type { ApiPart } from "#platform/http/api.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";

/** Every feature's calls and later work, listed by hand. */
export const API_PARTS: readonly ApiPart[] = [contentApi, accountsApi, scalesApi];

export const WORK: WorkHandlers = { ...contentWork, ...accountsWork, ...scalesWork };
