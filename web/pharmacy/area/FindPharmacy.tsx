import ChevronRight from 'lucide-react/icons/chevron-right'
import Pharmacy from 'lucide-react/icons/store'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { getPharmacyArea } from '#domain/pharmacy/api.ts'
import { isPharmacyCode } from '#domain/pharmacy/pharmacy-code.ts'
import { pharmacyRuleTexts } from '#domain/pharmacy/texts.ts'
import { api, isRefused } from '#web/api.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { pharmacyRoot } from '#web/paths.ts'
import { pharmacyPathsFor } from '#web/pharmacy/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { listRememberedAreas, type PharmacyArea } from './remembered-pharmacy.ts'
import { findTexts as texts } from '../texts.ts'
import { findForm } from './find.rules.ts'

/** The way in for whoever has no link at hand. Without JavaScript the form asks for the page itself. */
export function FindPharmacy() {
  const navigate = useNavigate()
  const form = useForm(findForm, {
    initial: { id: '' },
    alsoWrong: ({ id }) =>
      isPharmacyCode(withoutSpaces(id)) ? {} : { id: pharmacyRuleTexts.codeFormat },
    send: async ({ id }) => {
      const given = { code: withoutSpaces(id) }
      const area = await api.call(getPharmacyArea, given, { silent: true })
      await navigate(pharmacyPathsFor(area.code).home())
    },
    explain: (error) => {
      if (!isRefused(error, 'notFound')) return undefined
      form.refuse({ id: texts.unknown })
      return ''
    },
  })
  return (
    <>
      <h1 className="text-2xl">{texts.title}</h1>
      <p className="mt-1 mb-6 text-ink-2">{texts.intro}</p>
      <Form form={form} method="get" action={pharmacyRoot} className="">
        <Form.Custom name="id" label={texts.code}>
          {({ onValueChange, onBlur: _judge, ...control }) => (
            <TextInput
              {...control}
              size="main"
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onValueChange(event.target.value)}
            />
          )}
        </Form.Custom>
        <Form.Failure />
        <Button type="submit" size="counter" wide busy={form.busy} className="mt-5">
          {texts.goOn}
        </Button>
      </Form>
      <RecentPharmacies />
    </>
  )
}

function withoutSpaces(code: string): string {
  return code.replaceAll(/\s/g, '')
}

function RecentPharmacies() {
  const [pharmacies, setPharmacies] = useState<PharmacyArea[]>([])
  useEffect(() => setPharmacies(listRememberedAreas()), [])
  if (pharmacies.length === 0) return null
  return (
    <section className="mt-7">
      <h2 className="text-sm font-semibold text-ink-2">{texts.recent}</h2>
      <ul className="mt-1 divide-y divide-line">
        {pharmacies.map(({ code, name }) => (
          <li key={code}>
            <Anchor
              to={pharmacyPathsFor(code).home()}
              className="flex min-h-15 items-center gap-3 rounded-sm py-2 hover:bg-primary-tint"
            >
              <Pharmacy aria-hidden="true" className="size-5 shrink-0 text-primary" />
              <span className="min-w-0 grow">
                <span className="block truncate font-semibold">{name}</span>
                <span className="block text-sm text-ink-2">{code}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
