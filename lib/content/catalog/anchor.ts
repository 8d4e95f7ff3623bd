/**
 * The ID of a type's heading on every page that describes it: `lamp.heart_rate` is `heart-rate`,
 * `com.apple.sensorkit.visits` is `sensorkit-visits`.
 */
export function anchorOf({ spec, anchor }: { spec: string; anchor?: string }): string {
  return anchor ?? spec.replace(/^(lamp|com\.apple)\./, '').replace(/[._]/g, '-');
}
