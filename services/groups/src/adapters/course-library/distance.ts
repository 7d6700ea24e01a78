/** In degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_KM = 6_371;

/** Kilometres between two places along the surface of the earth (haversine). */
export function distanceKm(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const north = half(one.latitude, other.latitude);
  const east = half(one.longitude, other.longitude);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east));
}
