import type { ComponentProps, FormEvent, ReactNode } from 'react'
import type { AnyForm } from './any-form.ts'
import type { SchemaForm } from './use-form.ts'
import { FailureNote } from './FailureNote.tsx'
import { CheckInput, RadioInput, SelectInput, SwitchInput } from './choice-inputs.tsx'
import { MoneyInput, NumberInput } from './digit-inputs.tsx'
import { ListInput } from './ListInput.tsx'
import { CustomInput, DateInput } from './other-inputs.tsx'
import { PhoneFieldInput, TextFieldInput } from './text-inputs.tsx'
import { FormContext, useFormAround } from './form-context.ts'

/**
 * A form and its inputs: `<Form form={form}><Form.Text name="number" label="Mã" /></Form>`. What is required, how
 * long it may be and what is said when it is wrong comes from the form's schema.
 */
export function Form<S extends AnyForm>({
  form,
  className = 'flex flex-col gap-4',
  label,
  onGoOn,
  children,
  method = 'post',
  ...rest
}: {
  form: SchemaForm<S>
  /** Where a page has several. */
  label?: string
  /** What sending does here, where it is not the whole form that is sent. */
  onGoOn?: (() => void) | undefined
  children: ReactNode
} & Pick<
  ComponentProps<'form'>,
  | 'className'
  | 'id'
  | 'onFocus'
  | 'onPointerEnter'
  | 'method'
  | 'action'
  | 'aria-labelledby'
  | 'aria-describedby'
>) {
  const { element, busy, submit } = form
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onGoOn?.()
  }
  return (
    <FormContext value={form}>
      <form
        noValidate
        {...rest}
        // Sent before a script has taken it over, nothing of it may stand in the address.
        method={method}
        onSubmit={onGoOn ? goOn : submit}
        ref={element}
        aria-label={label}
        className={className}
      >
        {children}
      </form>
    </FormContext>
  )
}

Form.Text = TextFieldInput
Form.Number = NumberInput
Form.Money = MoneyInput
Form.Select = SelectInput
Form.Switch = SwitchInput
Form.Date = DateInput
Form.List = ListInput
Form.Check = CheckInput
Form.Radio = RadioInput
Form.Phone = PhoneFieldInput
Form.Custom = CustomInput
Form.Fields = Fields
Form.Failure = Failure

/** Inputs of another form than the one around, or of one that is on a page without a button of its own. */
function Fields<S extends AnyForm>({
  form,
  children,
}: {
  form: SchemaForm<S>
  children: ReactNode
}) {
  return <FormContext value={form}>{children}</FormContext>
}

/** Why it was not done, besides what stands at its fields. */
function Failure() {
  return <FailureNote>{useFormAround().failure}</FailureNote>
}
