import { m } from "#i18n/paraglide/messages.js";
import type { ErrorItem } from "#ui/error-summary.tsx";
import { type FieldLabels, FormFault, type Refused } from "#ui/form-fault.tsx";

const LABELS: FieldLabels = {
  firstName: m.accounts_field_first_name,
  lastName: m.accounts_field_last_name,
  email: m.accounts_field_email,
  password: m.accounts_field_password,
  confirmPassword: m.accounts_field_confirm_password,
  passwordConfirmation: m.accounts_field_new_password_again,
  currentPassword: m.accounts_field_current_password,
  accountType: m.accounts_field_account_type,
  grade: m.accounts_field_grade,
};

export interface AccountFaultProps {
  readonly refused: Refused | undefined;
  readonly stand?: Readonly<Record<string, string>>;
  /** Names of fields that this form calls otherwise. */
  readonly labels?: FieldLabels;
  readonly also?: ErrorItem;
}

/** What is wrong with a refused form of an account. */
export function AccountFault({ labels, ...props }: AccountFaultProps) {
  if (!props.refused) return null;
  return (
    <div className="pt-2">
      <FormFault {...props} labels={{ ...LABELS, ...labels }} />
    </div>
  );
}
