/** Texts on one line, left and right of the paper; `size` 1 is the usual one. */
export const line = (left, right = '', size = 1, align = 'left') => ({ left, right, size, align });
export const centre = (text, size = 1) => line(text, '', size, 'centre');
export const money = (cents) => `${(cents / 100).toFixed(2)}`.replace(/\B(?=(\d{3})+\.)/, ',');
export const two = (number) => String(number).padStart(2, '0');
