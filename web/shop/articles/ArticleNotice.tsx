import Phone from 'lucide-react/icons/phone'
import Stethoscope from 'lucide-react/icons/stethoscope'
import { useFrame } from '#web/shop/frame/frame.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { telephoneLink } from '#web/ui/telephone-link.ts'
import { articleTexts as texts } from './texts.ts'

/** What a text on a screen can not be, and whom to ask instead. */
export function ArticleNotice() {
  const { hotline } = useFrame().settings
  return (
    <section
      aria-labelledby="luu-y"
      className="mx-auto mt-8 flex max-w-[72ch] gap-4 rounded-md border border-point-line bg-point-tint p-5 phone:flex-col phone:gap-3 phone:p-4"
    >
      <Stethoscope aria-hidden="true" className="size-7 shrink-0 text-point phone:hidden" />
      <div>
        <h2 id="luu-y" className="text-base">
          {texts.notice}
        </h2>
        <p className="mt-1 text-md">{texts.noticeText}</p>
        {hotline && (
          <a
            href={telephoneLink(hotline)}
            className={buttonClass({ variant: 'secondary' }, 'mt-3 phone:w-full print:hidden')}
          >
            <Phone aria-hidden="true" className="size-4.5" />
            {texts.ask(hotline)}
          </a>
        )}
      </div>
    </section>
  )
}
