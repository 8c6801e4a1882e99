import { currentBrand } from '#domain/brand/current-brand.ts'
import { iconPaths, manifestPath } from '#domain/brand/paths.ts'
import { brandMetaName, serializeBrand } from '#web/brand-of-page.ts'
import { documentTitle } from '#web/document-title.ts'
import type { PageMeta } from '#web/page.ts'
import { applicationOf, type Application } from '#web/paths.ts'
import { hydratedEvent } from '#web/hydrated-event.ts'
import { preloadedFont } from '#web/styles/fonts.ts'
import { styleHtml } from '#web/style-of-brand.ts'
import { pageDataId, serializeForScript } from '#web/page-data.ts'

/** The built files a page needs, read once from Vite's manifest. */
export interface Assets {
  /** The script with which each application begins. */
  entries: Readonly<Record<Application, string>>
  /** Of each application its own: none carries the classes of another's screens. */
  styles: Readonly<Record<Application, readonly string[]>>
  /** Page id (`shop/home`) to the chunks it needs. */
  chunks: Readonly<Record<string, readonly string[]>>
}

interface DocumentParts {
  body: string
  meta: PageMeta
  url: URL
  pageIds: readonly string[]
  /** As text that can stand in a script; without it the page is an empty frame, which the browser fills. */
  data?: string
  assets: Assets
  /** Otherwise pictures and type go first: the page can be read and its links used without script. */
  scriptFirst: boolean
  /** In the body. */
  inlineScripts?: readonly string[]
  /**
   * The area's worker answers for the page's scripts. What Chromium's look ahead through the markup asks it
   * for, the page does not use and asks for again; what a header names is asked for once.
   */
  isUnderWorker: boolean
}

/**
 * The HTML document around a rendered page, the inline scripts its policy must allow, and the `Link` header
 * with the scripts that it does not name early itself.
 */
export function documentHtml(parts: DocumentParts): {
  html: string
  inlineScripts: readonly string[]
  linkHeader: string | null
} {
  const data = parts.data
    ? `<script type="application/json" id="${pageDataId}">${parts.data}</script>`
    : ''
  const html = `<!doctype html><html lang="vi"><head>${headHtml(parts)}</head><body><div id="root">${parts.body}</div>${data}</body></html>`
  return {
    html,
    inlineScripts: [
      ...(parts.inlineScripts ?? []),
      ...(startsLater(parts) ? [laterStart(parts)] : []),
    ],
    linkHeader: parts.isUnderWorker ? linkHeaderOf(parts) : null,
  }
}

/** A page of the shop that can be read without script is painted before its script takes the processor. */
function startsLater({ scriptFirst, url }: DocumentParts): boolean {
  return !scriptFirst && applicationOf(url.pathname) === 'shop'
}

/**
 * After the first frame: what is painted has the line to itself until then, and scripts come all at once.
 * A tab that is opened behind another paints nothing: there they come at once.
 */
function laterStart(parts: DocumentParts): string {
  const files = JSON.stringify(scriptsOf(parts))
  return `{const f=${files},s=()=>{for(const href of f)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));import(f[0])};document.hidden?s():requestAnimationFrame(()=>setTimeout(s))}${earlyTaps}`
}

/**
 * A button that is pressed before the page's script has it shows that it waits, and is pressed again once
 * React has taken the page over. React must not see the first press too: it may be half way there.
 */
const earlyTaps = `{const k=new Set,h=e=>{const b=e.target.closest("button[type=button]");if(b){e.stopImmediatePropagation();b.ariaBusy="true";k.add(b)}};addEventListener("click",h,true);addEventListener("${hydratedEvent}",()=>{removeEventListener("click",h,true);for(const b of k){b.ariaBusy=null;b.click()}},{once:true})}`

function linkHeaderOf(parts: DocumentParts): string {
  const priority = parts.scriptFirst ? '' : '; fetchpriority=low'
  return scriptsOf(parts)
    .map((href) => `<${href}>; rel=modulepreload${priority}`)
    .join(', ')
}

/** The entry first, then what the matched pages need. */
function scriptsOf({ url, pageIds, assets }: DocumentParts): string[] {
  const chunks = pageIds.flatMap((id) => assets.chunks[id] ?? [])
  return [...new Set([entryOf(url, assets), ...chunks])]
}

function entryOf({ pathname }: URL, assets: Assets): string {
  return assets.entries[applicationOf(pathname)]
}

function headHtml(parts: DocumentParts): string {
  const { meta, url, assets, scriptFirst, isUnderWorker } = parts
  const brand = currentBrand()
  const canonical = new URL(meta.canonical ?? url.pathname, url).href
  const image = new URL(meta.image ?? `${iconPaths.share}?v=${brand.version}`, url).href
  const early = isUnderWorker || startsLater(parts) ? [] : scriptsOf(parts)
  const priority = scriptFirst ? '' : ' fetchpriority="low"'
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(documentTitle(meta.title))}</title>`,
    ...assets.styles[applicationOf(url.pathname)].map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    ),
    styleHtml(),
    `<link rel="preload" href="${preloadedFont}" as="font" type="font/woff2" crossorigin>`,
    ...early.map((href) => `<link rel="modulepreload" href="${href}"${priority}>`),
    startsLater(parts)
      ? `<script type="module">${laterStart(parts)}</script>`
      : `<script type="module" src="${entryOf(url, assets)}"${priority}></script>`,
    meta.description ? tag('name', 'description', meta.description) : '',
    meta.noindex
      ? '<meta name="robots" content="noindex, follow">'
      : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    tag('property', 'og:site_name', brand.name),
    tag('property', 'og:locale', 'vi_VN'),
    tag('property', 'og:type', meta.type ?? 'website'),
    tag('property', 'og:title', meta.title),
    tag('property', 'og:url', canonical),
    tag('property', 'og:image', image),
    meta.description ? tag('property', 'og:description', meta.description) : '',
    tag('name', 'twitter:card', 'summary_large_image'),
    tag('name', brandMetaName, serializeBrand(brand)),
    tag('name', 'theme-color', brand.color),
    `<link rel="manifest" href="${escapeHtml(meta.manifest ?? manifestPath)}">`,
    `<link rel="icon" href="${iconPaths.favicon}?v=${brand.version}" type="image/svg+xml"><link rel="apple-touch-icon" href="${iconPaths.apple}?v=${brand.version}">`,
    meta.feed
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(meta.feed.title)}" href="${escapeHtml(meta.feed.href)}">`
      : '',
    ...(meta.jsonLd ?? []).map(
      (entity) => `<script type="application/ld+json">${serializeForScript(entity)}</script>`,
    ),
  ].join('')
}

function tag(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
