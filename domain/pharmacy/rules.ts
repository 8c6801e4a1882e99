/** Devices of one account of a pharmacy; one more ends the one that was used longest ago. */
export const maxPharmacySessions = 10
