/** Digits between the signs that machines read on payment slips: "# 4711004478120 # 2450 00 8 > 58412270#41#". */
const CODE = /^(?=.*[#<>])(?=.*[#<>+].*[#<>+])[\d\s#<>+*-]{12,}$/u;

/** Whether a line is the code of a payment slip for machines, whose digits are no numbers of the document. */
export function isPaymentCode(text: string): boolean {
  return CODE.test(text);
}
