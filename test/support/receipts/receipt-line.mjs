/** Texts on one line, left and right of the paper; `size` 1 is the usual one. */
export const makeLine = (left, right = '', size = 1, align = 'left') => ({ left, right, size, align });
export const makeCentredLine = (text, size = 1) => makeLine(text, '', size, 'centre');
export const formatMoney = (cents) => `${(cents / 100).toFixed(2)}`.replace(/\B(?=(\d{3})+\.)/, ',');
export const padTwo = (number) => String(number).padStart(2, '0');
