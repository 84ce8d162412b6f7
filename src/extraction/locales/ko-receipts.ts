import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `ko.ts`. */
export const KOREAN_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(
      `받을금액 | 결제금액 | 합계금액 | 총 결제금액 | 받을돈 | 결제대상금액 | 판매금액 | 청구금액 | 승인금액`,
    ),
    total: phrases(`합계 | 총합계 | 총액 | 총금액 | 계`),
    subtotal: phrases(`소계 | 공급가액 | 과세물품가액 | 과세매출`),
    tax: phrases(`부가세 | 부가가치세 | 세액`),
    discount: phrases(`할인 | 할인금액 | 에누리 | 쿠폰`),
    rounding: phrases(`절사 | 단수조정`),
    change: phrases(`거스름돈 | 거스름 | 잔돈`),
    cash: phrases(`현금 | 받은금액 | 받은돈 | 받은 현금`),
    card: phrases(`카드 | 신용카드 | 체크카드 | 상품권 | 카카오페이`),
    charge: phrases(`봉사료 | 배달비 | 배송비`),
    tip: [],
    ignored: phrases(`포인트 | 적립포인트 | 총수량 | 잔여포인트 | 적립금 | 면세물품가액`),
  },
  receiptWords: phrases(
    `감사합니다 | 이용해 주셔서 감사합니다 | 거스름돈 | 안녕히 가십시오 | 교환 및 환불 | 계산원 | 포스 | 또 오세요 | 찾아주셔서 감사합니다`,
  ),
  shopWords: words(`마트 식당 약국 카페 서점 편의점 호텔 주유소 베이커리 치킨 슈퍼`),
  addressWords: words(`시 구 군 동 읍 면 리 로 길 번지 층 호 번길 대로`),
  pageWords: words('페이지 쪽'),
  postBoxWords: words('사서함'),
  careOf: words('담당자 참조'),
  courtesyTitles: [],
  officeKinds: [],
  personTitles: [],
};
