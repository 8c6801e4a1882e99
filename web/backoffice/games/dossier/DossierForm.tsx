import { useState } from 'react'
import { dossierFields, saveGameDossier, type GameDossier } from '#domain/game/documents/api.ts'
import { isRefused } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { useCan } from '../../data/staff-session.ts'
import { Facts, Panel } from '../../parts/Panel.tsx'
import { dossierTexts as texts } from './texts.ts'

interface DossierFormProps {
  dossier: GameDossier
  onSaved: (dossier: GameDossier) => void
}

/** What the papers say besides the game: written by whoever writes games, read by all others. */
export function DossierForm(props: DossierFormProps) {
  return (
    <Panel title={texts.fields}>
      <p className="mb-4 text-sm text-ink-2">{texts.fieldsSays}</p>
      {useCan('games.edit') ? <Written {...props} /> : <Read {...props} />}
    </Panel>
  )
}

function Written({ dossier, onSaved }: DossierFormProps) {
  const [version, setVersion] = useState(dossier.version)
  const form = useForm(dossierFields, {
    initial: dossier.fields,
    asksBeforeLeaving: true,
    explain: (error) => (isRefused(error, 'conflict') ? texts.conflict : undefined),
    send: async (fields) => {
      const saved = await callBackoffice(saveGameDossier, { id: dossier.id, version, fields })
      form.reset(saved.fields)
      setVersion(saved.version)
      onSaved(saved)
      notify({ text: texts.saved })
    },
  })
  // Somebody else saved meanwhile, and nothing was typed here: theirs is shown.
  if (dossier.version !== version && !form.isDirty && !form.busy) {
    form.reset(dossier.fields)
    setVersion(dossier.version)
  }
  return (
    <Form form={form}>
      <Form.Text name="goods" label={texts.goods} rows={3} />
      <Form.Text name="area" label={texts.area} hint={texts.areaHint} />
      <Form.Money name="goods_value" label={texts.goodsValue} />
      <Form.Text name="partners" label={texts.partners} />
      <Form.Text name="contact_name" label={texts.contactName} />
      <Form.Phone name="contact_phone" label={texts.contactPhone} />
      <Form.Failure />
      <div>
        <Button type="submit" busy={form.busy} disabled={!form.isDirty}>
          {texts.save}
        </Button>
      </div>
    </Form>
  )
}

function Read({ dossier: { fields } }: Pick<DossierFormProps, 'dossier'>) {
  return (
    <Facts
      facts={[
        { label: texts.goods, value: fields.goods || '–' },
        { label: texts.area, value: fields.area || '–' },
        { label: texts.partners, value: fields.partners || '–' },
        { label: texts.contactName, value: fields.contact_name || '–' },
        { label: texts.contactPhone, value: fields.contact_phone || '–' },
      ]}
    />
  )
}
