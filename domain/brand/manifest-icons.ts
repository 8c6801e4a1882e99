import { iconPaths } from './paths.ts'

/** The icons of the shop's applications, as their manifests name them. */
export function manifestIcons(version: string) {
  const icon = (path: string, size: number) => ({
    src: `${path}?v=${version}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return [
    icon(iconPaths.small, 192),
    icon(iconPaths.large, 512),
    { ...icon(iconPaths.maskable, 512), purpose: 'maskable' },
  ]
}
