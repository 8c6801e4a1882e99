import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import { phoneField, textField } from '#domain/kernel/fields.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/Section.tsx'
import type { OwnEntry } from './check-news.ts'
import { Found } from './Found.tsx'
import { proofTexts } from './texts.ts'

const texts = proofTexts.own

const schema = z.object({
  number: z.int().min(1).max(2_147_483_647),
  phone: phoneField,
  salt: textField(100),
  cause: textField(120),
})

interface OwnEntryCheckProps {
  isReady: boolean
  /** Undefined before it was asked for; null: there is none. */
  own: OwnEntry | null | undefined
  ask: (wanted: z.output<typeof schema>) => void
}

/** One's own entry: what shows that it is one's own comes behind the address's fragment, which no server sees. */
export function OwnEntryCheck({ isReady, own, ask }: OwnEntryCheckProps) {
  const form = useForm(schema, {
    initial: { number: undefined as never, phone: '', salt: '', cause: '' },
    send: async (values) => ask(schema.parse(values)),
  })
  const fillIn = useEffectEvent(() => {
    const given = new URLSearchParams(location.hash.slice(1))
    const number = Number(given.get('so')) || undefined
    const [salt, cause] = [given.get('muoi') ?? '', given.get('nguon') ?? '']
    if (number) form.reset({ ...form.values, number, salt, cause })
  })
  useEffect(() => fillIn(), [])
  return (
    <Section title={texts.title}>
      <p className="mb-3 text-ink-2">{texts.text}</p>
      <Form form={form}>
        <Form.Number name="number" label={texts.number} inputMode="numeric" />
        <Form.Phone name="phone" label={texts.phone} autoComplete="tel-national" />
        <Form.Text name="salt" label={texts.salt} hint={texts.keysHint} />
        <Form.Text name="cause" label={texts.cause} />
        <div>
          <Button type="submit" aria-disabled={!isReady || undefined}>
            {texts.check}
          </Button>
        </div>
      </Form>
      <div role="status" className="mt-4">
        {!isReady && <p className="text-sm text-ink-2">{texts.wait}</p>}
        {own !== undefined && <OwnFound own={own} />}
      </div>
    </Section>
  )
}

function OwnFound({ own }: { own: OwnEntry | null }) {
  if (!own) return <Found found={{ holds: false, text: texts.missing }} />
  const { isMine, at, hash } = own
  return (
    <>
      <Found found={{ holds: isMine, text: isMine ? texts.mine : texts.notMine }} />
      <p className="mt-1 text-sm break-all text-ink-2">{texts.entry(dateOf(at), hash)}</p>
      <p className="mt-1">{outcomeOf(own)}</p>
    </>
  )
}

function outcomeOf({ isCancelled, isTold, prize, rank }: OwnEntry): string {
  if (isCancelled) return texts.cancelled
  if (!isTold) return texts.later
  if (rank !== null) return texts.rank(rank)
  return prize === null ? texts.noPrize : texts.prize(prize)
}

function dateOf(at: string): string {
  return new Date(at).toLocaleString('vi-VN', { timeZone: 'Asia/Ho_Chi_Minh' })
}
