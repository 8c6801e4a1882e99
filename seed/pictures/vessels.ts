import type { Pack } from './pack.ts'
import type { Vessel } from './vessel.ts'

/** The container that fits a product's kind and amount. */
export function vesselOf(pack: Pack, shape: 'bottle' | 'jar' | 'tube'): Vessel {
  if (shape === 'tube') return effervescent
  if (shape === 'jar') return jarOf(pack)
  if (pack.isLiquid) return liquidOf(pack)
  const step = pack.variety % 3
  return {
    radius: 104 + step * 8,
    body: 262 + step * 16,
    shoulder: 46,
    neck: 74 + step * 5,
    cap: 'ribbed',
    capRadius: 86 + step * 5,
    capHeight: 74,
    material: materialOf(pack),
  }
}

function jarOf(pack: Pack): Vessel {
  const common = { shoulder: 12, cap: 'lid', material: materialOf(pack) } as const
  if (/900 g/.test(pack.size)) {
    return { ...common, radius: 142, body: 316, neck: 128, capRadius: 138, capHeight: 62 }
  }
  if (pack.isCosmetic) {
    return { ...common, radius: 138, body: 122, neck: 128, capRadius: 140, capHeight: 76 }
  }
  return { ...common, radius: 126, body: 216, neck: 112, capRadius: 118, capHeight: 60 }
}

function liquidOf(pack: Pack): Vessel {
  const { isCosmetic, size, finish } = pack
  if (/30 ml/.test(size)) {
    return {
      radius: 76,
      body: 214,
      shoulder: 34,
      neck: 36,
      cap: 'dropper',
      capRadius: 42,
      capHeight: 0,
      material: 'amber',
    }
  }
  if (isCosmetic) {
    return {
      radius: 92,
      body: 300,
      shoulder: 46,
      neck: 34,
      cap: 'pump',
      capRadius: 42,
      capHeight: 0,
      material: finish === 'arch' ? 'white' : 'color',
    }
  }
  return {
    radius: 86,
    body: 250,
    shoulder: 84,
    neck: 34,
    cap: 'smooth',
    capRadius: 42,
    capHeight: 52,
    material: 'amber',
  }
}

function materialOf({ finish, color }: Pack): Vessel['material'] {
  if (finish === 'herbal') return color === '#2b2a35' ? 'color' : 'amber'
  return finish === 'diagonal' || finish === 'full' ? 'white' : 'color'
}

const effervescent: Vessel = {
  radius: 58,
  body: 372,
  shoulder: 4,
  neck: 54,
  cap: 'smooth',
  capRadius: 61,
  capHeight: 54,
  material: 'white',
}
