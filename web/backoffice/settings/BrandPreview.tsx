import { useEffect, useRef } from 'react'
import { colorProblem, lowestContrast, tokensOf } from '#domain/brand/color.ts'
import { brandName } from '#domain/brand/current-brand.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { settingsTexts as texts } from './texts.ts'

/** How the shop will look, while the colour is being chosen. */
export function BrandPreview({ value }: { value: unknown }) {
  const { color = '', logo = '' } = (value ?? {}) as { color?: string; logo?: string }
  const box = useRef<HTMLDivElement>(null)
  const isColor = /^#[0-9a-f]{6}$/i.test(color)
  useEffect(() => {
    if (!isColor) return
    const { primary, deep, tint } = tokensOf(color.toLowerCase())
    const { style } = box.current!
    style.setProperty('--color-primary', primary)
    style.setProperty('--color-primary-deep', deep)
    style.setProperty('--color-primary-tint', tint)
  }, [isColor, color])
  const problem = colorProblem(color.toLowerCase())
  return (
    <section aria-label={texts.preview} className="rounded-md border border-line p-4">
      <h3 className="mb-3 text-sm font-semibold text-ink-2">{texts.preview}</h3>
      <div ref={box} className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {logo ? (
          <img src={`${logo}-240.webp`} alt="" className="h-10 w-auto max-w-40 object-contain" />
        ) : (
          <span className="text-xl font-bold text-primary">{brandName()}</span>
        )}
        <span className={buttonClass({})}>{texts.previewButton}</span>
        <span className="font-semibold text-primary underline">{texts.previewLink}</span>
        <span className="rounded-sm bg-primary-tint px-2.5 py-1 text-sm font-semibold text-primary-deep">
          {texts.previewBadge}
        </span>
      </div>
      <p role="status" className={problem ? 'mt-3 text-sm text-sale' : 'mt-3 text-sm text-ok'}>
        {problem ?? texts.contrast(shownRatio(color.toLowerCase()))}
      </p>
    </section>
  )
}

function shownRatio(color: string): string {
  return (Math.floor(lowestContrast(color) * 10) / 10).toLocaleString('vi-VN')
}
