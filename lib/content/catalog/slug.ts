/**
 * The last part of the address of a type's page: `lamp.heart_rate` is `heart-rate`, `com.apple.sensorkit.visits` is
 * `sensorkit-visits`.
 */
export function slugOf({ spec, slug }: { spec: string; slug?: string }): string {
  return slug ?? spec.replace(/^(lamp|com\.apple)\./, '').replace(/[._]/g, '-');
}
