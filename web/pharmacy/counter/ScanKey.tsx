import ScanLine from 'lucide-react/icons/scan-line'
import { useEffect, useState } from 'react'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { readySound } from './signal.ts'
import { counterTexts as texts } from './texts.ts'
import type { Counter } from './use-counter.ts'

const scanner = lazyPart(() => import('./CounterScanner.tsx').then((part) => part.CounterScanner))

/** Opens the camera for one box after the other; without a customer it leads to the phone first. */
export function ScanKey({
  counter,
  onPhoneMissing,
}: {
  counter: Counter
  onPhoneMissing: () => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(fetchAtLeisure, [])
  return (
    <>
      <Button
        size="counter"
        icon={<ScanLine aria-hidden="true" className="size-7" />}
        className="min-w-0 grow-[3] basis-[min(11rem,100%)] px-[min(1rem,3vw)]! text-xl whitespace-nowrap"
        onClick={() => {
          if (!counter.ensurePhone()) return onPhoneMissing()
          void readySound()
          setIsOpen(true)
        }}
      >
        {texts.scan}
      </Button>
      {isOpen && <scanner.Part counter={counter} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** While there is a network: without one the camera must open all the same. */
function fetchAtLeisure(): () => void {
  const timer = setTimeout(() => scanner.prefetch(), 3000)
  return () => clearTimeout(timer)
}
