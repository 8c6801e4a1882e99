import type { ReactNode } from 'react'
import { CaptchaField, type CaptchaFieldProps } from '#web/features/captcha/CaptchaField.tsx'
import type { AnyForm } from '#web/form/any-form.ts'
import { Form } from '#web/form/Form.tsx'
import type { SchemaForm } from '#web/form/use-form.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Button, type ButtonProps } from '#web/ui/Button.tsx'

export interface LoginFormProps<S extends AnyForm> extends Pick<ButtonProps, 'size' | 'variant'> {
  login: { form: SchemaForm<S>; proof: CaptchaFieldProps }
  /** What the button says. */
  action: string
  /** Below it: the ways for whoever cannot. */
  after?: ReactNode
  children: ReactNode
}

/** The frame of every login: its fields, the check that a person is there, why it failed, and the button. */
export function LoginForm<S extends AnyForm>(props: LoginFormProps<S>) {
  const { login, action, after, children, size = 'main', variant } = props
  const isReady = useHydrated()
  const { form, proof } = login
  return (
    // Sent before the script is here, a password must not end in the address.
    <Form form={form}>
      {children}
      {proof.status !== 'idle' && <CaptchaField {...proof} />}
      <Form.Failure />
      <Button type="submit" size={size} variant={variant} wide busy={form.busy} disabled={!isReady}>
        {action}
      </Button>
      {after}
    </Form>
  )
}
