/** A vehicle identification number (ISO 3779): 17 letters and digits without I, O and Q, the last four of which are digits. */
const VEHICLE = /^(?=.*[A-Z])[A-HJ-NPR-Z\d]{13}\d{4}$/;
/** Numbers of invoices have fewer changes between letters and digits, as in "RE20250000001234". */
const MIN_CHANGES = 3;

/** Whether a text is the number of a vehicle, as on invoices of workshops. */
export function isVehicleNumber(text: string): boolean {
  const changes = text.match(/(?<=[A-Z])(?=\d)|(?<=\d)(?=[A-Z])/g)?.length ?? 0;
  return VEHICLE.test(text) && changes >= MIN_CHANGES;
}
