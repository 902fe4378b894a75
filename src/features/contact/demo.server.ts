import type { DemoLife, DemoPast } from "#features/accounts/operations/demo-life.server.ts";
import { languageOf } from "#i18n/language-of.ts";
import past from "../../../db/seed/people/demo-past.json";
import { dueAt, type InquiryType, type MessageState, referenceOf } from "./rules.ts";
import { deleteMessagesFrom, insertAnswer, insertMessage } from "./store.server.ts";

interface Written {
  readonly daysAgo: number;
  readonly state: MessageState;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly inquiry: InquiryType;
  readonly subject: string;
  readonly message: string;
  readonly answer: string | null;
}

const DEMO_DOMAIN = "@people.example";

/** The demo's inbox, and an end of it. */
export const demoMessages = {
  fill: writeDemoMessages,
  clear: (ctx) => deleteMessagesFrom(ctx.db, DEMO_DOMAIN),
} satisfies DemoPast;

/** What the demo's inbox holds: answered, late, new and held; nothing is mailed. */
async function writeDemoMessages({ people, ago }: DemoLife): Promise<void> {
  for (const { daysAgo, inquiry, answer, ...written } of past.messages as readonly Written[]) {
    const ctx = ago(daysAgo);
    const now = ctx.clock.now();
    const answeredAt =
      answer === null
        ? null
        : ago(daysAgo - 1)
            .clock.now()
            .toISOString();
    const staff = answer === null ? null : people.admin.id;
    const message_id = await insertMessage(ctx.db, {
      ...written,
      reference: referenceOf(ctx.random.bytes(8)),
      user_id: null,
      inquiry_type: inquiry,
      locale: languageOf(written.message),
      assigned_to: staff,
      sent_at: now.toISOString(),
      due_at: dueAt(now).toISOString(),
      answered_at: answeredAt,
      closed_at: null,
    });
    if (answer === null || answeredAt === null) continue;
    await insertAnswer(ctx.db, { message_id, staff_id: staff, text: answer, sent_at: answeredAt });
  }
}
