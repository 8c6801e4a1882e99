import type { CustomerOverview } from '#domain/customer/backoffice/sections.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { groupPhone } from '#domain/kernel/phone.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { CopyText } from '../parts/CopyText.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { customerTexts as texts } from './texts.ts'

/** Who it is and where they live. */
export function PersonPanel({ shown }: { shown: CustomerOverview }) {
  const { name, phone, email, gender, birthday, job, registered_at: since, addresses } = shown
  return (
    <Panel title={texts.person}>
      <div className="flex flex-col gap-3">
        {shown.deletion_due_at && (
          <p className="rounded-md bg-sale-tint px-3 py-2 text-sm text-sale-deep">
            {texts.deletion(formatDate(shown.deletion_due_at))}
          </p>
        )}
        <Facts
          facts={[
            name !== '' && { label: texts.columns.name, value: name, strong: true },
            phone !== '' && {
              label: texts.phone,
              value: (
                <a href={`tel:${phone}`} className="text-primary hover:underline">
                  {groupPhone(phone)}
                </a>
              ),
              aside: <CopyText text={phone} label={texts.copyPhone} />,
            },
            email !== undefined && { label: texts.email, value: email },
            gender !== undefined && { label: texts.gender, value: texts.genders[gender] },
            birthday !== undefined && { label: texts.birthday, value: formatDate(birthday) },
            job !== undefined && { label: texts.job, value: job },
            since !== null && { label: texts.registered, value: formatDate(since) },
          ]}
        />
        {shown.is_employee && <Badge tone="info">{texts.employee}</Badge>}
        <div>
          <h3 className="text-sm font-semibold">{texts.addresses}</h3>
          {addresses.length === 0 && <p className="text-ink-2">{texts.noAddress}</p>}
          <ul className="flex flex-col gap-2">
            {addresses.map(({ text, is_default: isDefault, isCrmAddress }, place) => (
              <li key={place} className="wrap-anywhere">
                {text}
                <span className="block text-sm text-ink-3">
                  {isDefault && texts.isDefault}
                  {isCrmAddress && texts.isCrm}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Panel>
  )
}
