/** The catalogue of what can be refused. Words are looked up elsewhere, by code and in the asker's language. */
export const ERROR_CODES = {
  invalid: { status: 400, name: "ValidationError" },
  form_invalid: { status: 400, name: "ValidationError" },
  bad_json: { status: 400, name: "BadRequestError" },
  pagination_mixed: { status: 400, name: "PaginationError" },
  bad_credentials: { status: 400, name: "ValidationError" },
  not_activated: { status: 400, name: "ApplicationError" },
  email_taken: { status: 400, name: "ApplicationError" },
  password_registered: { status: 400, name: "ApplicationError" },
  code_wrong: { status: 400, name: "ValidationError" },
  second_step_needed: { status: 400, name: "ApplicationError" },
  proof_needed: { status: 400, name: "ApplicationError" },
  age_needed: { status: 400, name: "ApplicationError" },
  guardian_needed: { status: 400, name: "ApplicationError" },
  guardian_waiting: { status: 400, name: "ApplicationError" },
  share_age_needed: { status: 400, name: "ApplicationError" },
  share_guardian_needed: { status: 400, name: "ApplicationError" },
  booking_age_needed: { status: 400, name: "ApplicationError" },
  booking_guardian_needed: { status: 400, name: "ApplicationError" },
  booking_code_needed: { status: 400, name: "ApplicationError" },
  booking_too_late: { status: 400, name: "ApplicationError" },
  booking_not_yet: { status: 400, name: "ApplicationError" },
  not_sent: { status: 400, name: "ApplicationError" },
  provider_failed: { status: 400, name: "ApplicationError" },
  link_invalid: { status: 400, name: "ValidationError" },
  already_active: { status: 400, name: "ApplicationError" },
  blocked: { status: 400, name: "ApplicationError" },
  files_empty: { status: 400, name: "ApplicationError" },
  sending_id_short: { status: 400, name: "ValidationError" },
  answers_missing: { status: 400, name: "ValidationError" },
  unauthorized: { status: 401, name: "UnauthorizedError" },
  bad_token: { status: 401, name: "UnauthorizedError" },
  forbidden: { status: 403, name: "ForbiddenError" },
  account_needed: { status: 403, name: "ForbiddenError" },
  consent_needed: { status: 403, name: "ForbiddenError" },
  booking_objected: { status: 403, name: "ForbiddenError" },
  results_hidden: { status: 403, name: "ForbiddenError" },
  plan_link_adults: { status: 403, name: "ForbiddenError" },
  plan_objected: { status: 403, name: "ForbiddenError" },
  application_minor: { status: 403, name: "ForbiddenError" },
  not_same_origin: { status: 403, name: "ForbiddenError" },
  demo_refused: { status: 403, name: "ForbiddenError" },
  not_found: { status: 404, name: "NotFoundError" },
  method_not_allowed: { status: 405, name: "MethodNotAllowedError" },
  timeout: { status: 408, name: "RequestTimeoutError" },
  conflict: { status: 409, name: "ConflictError" },
  publication_planned: { status: 409, name: "ConflictError" },
  share_tried: { status: 409, name: "ConflictError" },
  share_careless: { status: 409, name: "ConflictError" },
  share_full: { status: 409, name: "ConflictError" },
  plan_full: { status: 409, name: "ConflictError" },
  plan_shares_full: { status: 409, name: "ConflictError" },
  plan_device_full: { status: 409, name: "ConflictError" },
  slot_taken: { status: 409, name: "ConflictError" },
  booking_no_times: { status: 409, name: "ConflictError" },
  booking_overlap: { status: 409, name: "ConflictError" },
  booking_full: { status: 409, name: "ConflictError" },
  booking_over: { status: 409, name: "ConflictError" },
  booking_past_cutoff: { status: 409, name: "ConflictError" },
  in_use: { status: 409, name: "ConflictError" },
  application_waiting: { status: 409, name: "ConflictError" },
  application_needless: { status: 409, name: "ConflictError" },
  sending_under_way: { status: 409, name: "ConflictError" },
  sending_done: { status: 409, name: "ConflictError" },
  condition_failed: { status: 412, name: "PreconditionFailedError" },
  too_large: { status: 413, name: "PayloadTooLargeError" },
  unsupported_media: { status: 415, name: "UnsupportedMediaTypeError" },
  range_outside: { status: 416, name: "RangeNotSatisfiableError" },
  sending_differs: { status: 422, name: "UnprocessableEntityError" },
  too_many: { status: 429, name: "RateLimitError" },
  internal: { status: 500, name: "InternalServerError" },
  booking_closed: { status: 503, name: "ServiceUnavailableError" },
  busy: { status: 503, name: "ServiceUnavailableError" },
  unavailable: { status: 503, name: "ServiceUnavailableError" },
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

const MINE = "/users-permissions/users/me";
/** The call that answers a refusal which is a question. */
export const ANSWERED_BY: Readonly<Partial<Record<ErrorCode, string>>> = {
  age_needed: `PUT ${MINE}`,
  guardian_needed: `PUT ${MINE}/guardian`,
  share_age_needed: `PUT ${MINE}`,
  booking_age_needed: `PUT ${MINE}`,
  booking_guardian_needed: `PUT ${MINE}/guardian`,
  booking_code_needed: "POST /otp/generate",
  guardian_waiting: `POST ${MINE}/guardian/again`,
  results_hidden: `POST ${MINE}/guardian/agree`,
  consent_needed: `POST ${MINE}/consent`,
};

/** One refused field: `path` as sent, `code` a key of words (`error_field_<code>`), and its numbers. */
export interface FieldFault {
  readonly path: string;
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What the API tells beside code and fields. */
export interface ErrorExtra {
  /** The key of a question that is not known, and where it stood. */
  readonly key?: string;
  readonly path?: string;
  /** Statements without an answer. */
  readonly missing?: string[];
  /** Why the provider said no, or why nothing can be booked. */
  readonly reason?: string;
  /** How the booking is closed, and the last day of it. */
  readonly closed?: string;
  readonly until?: string;
  /** The nearest times that are free. */
  readonly times?: readonly { readonly id: string; readonly startsAt: string; readonly endsAt: string }[];
  /** The terms to agree to, and the page that asks. */
  readonly version?: string;
  readonly page?: string;
}

export interface ErrorDetails {
  readonly fields?: readonly FieldFault[];
  /** Seconds, for Retry-After. */
  readonly retryAfter?: number;
  /** A developer's sentence in English (which key, at which path): the API shows it, screens do not. */
  readonly technical?: string;
  readonly extra?: ErrorExtra;
}

/** A refusal that operations throw and both doors present. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.technical ?? code);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_CODES[this.code].status;
  }
}

export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError;
}
