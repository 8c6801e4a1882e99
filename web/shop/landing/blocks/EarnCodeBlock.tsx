import ScanLine from 'lucide-react/icons/scan-line'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { CodeInput } from '#web/features/code-entry/CodeInput.tsx'
import { paths } from '#web/paths.ts'
import { handOver } from '#web/shop/earn/hand-over.ts'
import { Button } from '#web/ui/Button.tsx'
import { BandHeading } from '../Band.tsx'
import type { BlockProps } from '../landing-block.ts'
import { landingTexts as texts } from '../texts.ts'

/** The code of a box, taken along to the earning page. Without a script the form just leads there. */
export function EarnCodeBlock({ fields: { title, text }, tone }: BlockProps<'earnCode'>) {
  const [code, setCode] = useState('')
  const navigate = useNavigate()
  const submitted = (event: SubmitEvent) => {
    event.preventDefault()
    handOver(code ? { code } : 'scan')
    void navigate(paths.earn())
  }
  return (
    <>
      <BandHeading title={title} text={text} tone={tone} />
      {/* The field has no name: a code is never in an address. */}
      <form
        action={paths.earn()}
        onSubmit={submitted}
        className="mx-auto flex max-w-[34rem] gap-3 rounded-sheet border border-line bg-white p-5 text-ink shadow-float phone:flex-col phone:p-4"
      >
        <CodeInput label={texts.codeField} code={code} onCodeChange={setCode} />
        <Button
          type="submit"
          size="main"
          icon={<ScanLine aria-hidden="true" className="size-5" />}
          className="shrink-0"
        >
          {texts.earn}
        </Button>
      </form>
    </>
  )
}
