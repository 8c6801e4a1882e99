import { writeExceptions, writeWeekly } from '#domain/pharmacy/hours-text.ts'
import type { OpeningHours } from '#domain/pharmacy/opening-hours.ts'
import { serviceNames, type PharmacyService } from '#domain/pharmacy/services.ts'

/** As a file says it: short, and the same everywhere in the back office. Empty for nothing. */
export function hoursText({ weekly, exceptions }: OpeningHours): string {
  return [writeWeekly(weekly), writeExceptions(exceptions)].filter(Boolean).join(' · ')
}

export function servicesText(services: readonly PharmacyService[]): string {
  return services.map((service) => serviceNames[service]).join(', ')
}
