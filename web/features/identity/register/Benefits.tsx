import Check from 'lucide-react/icons/check'
import { authTexts as texts } from '../texts.ts'

/** What one has of an account, before the first field is filled in. */
export function Benefits() {
  return (
    <ul className="flex flex-col gap-2 rounded-md bg-ground p-4">
      {texts.benefits.map((benefit) => (
        <li key={benefit} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
          {benefit}
        </li>
      ))}
    </ul>
  )
}
