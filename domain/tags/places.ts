/**
 * Where nothing measures, whatever a visitor agreed to: games without identity, stages, the areas of staff and
 * pharmacies, and what is opened by a link that is somebody's own.
 */
const unmeasured =
  /^\/(?:quay-so-khong-dinh-danh|QSTT-[^/]*|quay-so|nha-thuoc|nt|quan-tri|san-pham\/editor|ngung-nhan-thu|xem-truoc|chuyen-gia-tu-van\/tra-loi|dev|api)(?:\/|$)/

/** Whether a page may bring the tag manager, if its visitor agreed. */
export function mayMeasure(pathname: string): boolean {
  return !unmeasured.test(pathname)
}
