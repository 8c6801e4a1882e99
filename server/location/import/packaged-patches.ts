// What both packages have wrong or old, by code, each with its reason. A newer file imported
// later makes these moot.

/** Old ward → new ward where the packaged map is silent or mistaken. */
export const successorCorrections: Readonly<Record<string, string>> = {
  // Xã Ia Mơ is the one ward the map misses; it went on unchanged.
  '23938': '23938',
  // Two communes of Kiên Giang are both called Thạnh Lộc; the map took one for the other.
  '30901': '30886',
  '30913': '30910',
}

/** Districts renamed on 1 March 2025, after the package was made. */
export const districtRenames: Readonly<Record<string, string>> = {
  '123': 'Thị xã Mộc Châu',
  '754': 'Thành phố Phú Mỹ',
}

/** Thừa Thiên Huế became the city of Huế on 1 January 2025. */
export const provinceRenames: Readonly<Record<string, string>> = {
  '46': 'Thành phố Huế',
}
