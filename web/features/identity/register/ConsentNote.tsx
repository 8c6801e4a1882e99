import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { authTexts as texts } from '../texts.ts'

/** What going on agrees to; the two texts open beside, so that nothing typed is lost. */
export function ConsentNote() {
  return (
    <p className="text-sm text-ink-2">
      {texts.consentNote} <PolicyLink slug="dieu-khoan-su-dung">{texts.terms}</PolicyLink>{' '}
      {texts.and} <PolicyLink slug="chinh-sach-bao-mat">{texts.privacy}</PolicyLink>{' '}
      {texts.consentNoteEnd}
    </p>
  )
}

function PolicyLink({ slug, children }: { slug: string; children: string }) {
  return (
    <Anchor
      to={paths.page(slug)}
      target="_blank"
      rel="noreferrer"
      className="font-medium text-primary underline"
    >
      {children}
    </Anchor>
  )
}
