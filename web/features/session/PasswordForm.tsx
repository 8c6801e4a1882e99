import type { ReactNode } from 'react'
import { Form } from '#web/form/Form.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/Button.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PasswordTwice, type PasswordTwiceProps } from './PasswordTwice.tsx'
import type { PasswordFormState } from './use-password-form.ts'

export interface PasswordFormProps extends Pick<PasswordTwiceProps, 'hint' | 'note'> {
  state: PasswordFormState
  labels: PasswordTwiceProps['labels'] & { old?: string }
  /** So that the browser's keeper of passwords knows whose it is. */
  username: string | undefined
  /** Above the fields. */
  lead?: ReactNode
  /** What else is asked for, between the fields and the button. */
  children?: ReactNode
  /** What the button says. */
  action: string
  className?: string
}

/** The old password where it is asked for, the new one twice, and why it was not taken. */
export function PasswordForm(props: PasswordFormProps) {
  const { state, labels, username, lead, children, action, className, ...twice } = props
  const { form, digits, asksOld } = state
  return (
    // Sent before the script is here, a password must not end in the address.
    <Form form={form} className={cx('flex flex-col gap-4', className)}>
      {lead}
      <input type="text" hidden readOnly autoComplete="username" value={username ?? ''} />
      {asksOld && (
        <PasswordField
          name="old_password"
          label={labels.old}
          digits={digits}
          autoComplete="current-password"
        />
      )}
      <PasswordTwice {...twice} digits={digits} labels={labels} />
      {children}
      <Form.Failure />
      <Button type="submit" size="main" wide busy={form.busy}>
        {action}
      </Button>
    </Form>
  )
}
