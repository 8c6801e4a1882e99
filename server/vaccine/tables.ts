import type { Generated, GeneratedAlways } from 'kysely'

export interface VaccineTables {
  vaccine_center: {
    code: string
    name: string
    street: string
    /** Ward and district. */
    place: string
    province_id: number
    province: string
    phone: Generated<string>
    opening_hours: Generated<string>
    published: Generated<boolean>
    sort: Generated<number>
    /** By it the desk's addresses call a centre. */
    id: GeneratedAlways<number>
    version: Generated<number>
  }
}
