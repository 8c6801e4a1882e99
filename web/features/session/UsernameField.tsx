import { Form } from '#web/form/Form.tsx'
import { TextInput, type TextInputProps } from '#web/ui/TextInput.tsx'

export interface UsernameFieldProps extends Pick<TextInputProps, 'size' | 'readOnly'> {
  label: string
}

/** The name of an account that is no phone. */
export function UsernameField({ label, ...input }: UsernameFieldProps) {
  return (
    <Form.Custom name="username" label={label}>
      {({ onValueChange, ...control }) => (
        <TextInput
          {...control}
          {...input}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Form.Custom>
  )
}
