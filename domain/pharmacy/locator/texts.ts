/** What partners read who ask for pharmacies in a wrong way. */
export const locatorTexts = {
  bothNeeded: 'Cần cả vĩ độ (lat) và kinh độ (lng)',
  oneNeeded: 'Cần một trong hai: district (quận, huyện cũ) hoặc province (tỉnh, thành phố mới)',
} as const
