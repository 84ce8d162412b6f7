// Loaded before the service: its clock is off by so many milliseconds.
const shift = Number(process.env.SHIFT_CLOCK_MILLISECONDS);
const now = Date.now.bind(Date);
Date.now = () => now() + shift;
const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters) => (parameters.length === 0 ? new target(now() + shift) : new target(...parameters)),
});
