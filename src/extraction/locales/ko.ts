import { KOREAN_RECEIPTS } from './ko-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const KOREAN: Locale = {
  language: 'ko',
  homeCountry: 'KR',
  ocr: { tesseract: 'kor', hasUncommonLetters: true },
  fields: {
    invoice_number: phrases(`
      청구서 번호 | 청구번호 | 계산서 번호 | 세금계산서 번호 | 인보이스 번호 | 송장번호 | 승인번호 | 영수증 번호 | 전표번호 | 문서번호 | 일련번호 | 발행번호 | 명세서 번호 | 거래번호 |
      관리번호 | 전자세금계산서 승인번호 | 청구서 No | 거래명세서 번호 | 고지번호 | 청구 NO | 국세청 승인번호 | 영수번호 | 청구서번호(No) | 인보이스 No
    `),
    invoice_date: phrases(`
      청구일 | 청구일자 | 작성일자 | 작성일 | 작성년월일 | 작성 연월일 | 발행일 | 발행일자 | 발급일 | 발급일자 | 청구서 발행일 | 계산서 발행일 | 거래일자 | 거래일 | 영수일 |
      영수일자 | 작성날짜 | 송장일 | 발행 날짜 | 인보이스 날짜 | 청구 날짜 | 거래 일시 | 판매일 | 판매일자 | 고지일 | 송장 날짜
    `),
    date: phrases(`날짜 | 일자 | 일시 | 년월일`),
    number: phrases(`번호 | 제`),
    other_number: phrases(`
      고객번호 | 고객코드 | 거래처코드 | 계좌번호 | 입금계좌 | 종사업장번호 | 법인등록번호 | 법인번호 | 주민등록번호 | 계약번호 | 견적번호 | 통신판매업 신고번호 | 통신판매번호 |
      통신판매업신고 | 운송장번호 | 우편번호 | 차량번호 | 카드번호 | 가맹점번호 | 단말기번호 | 회원번호 | 프로젝트 번호 | 예약번호 | 전자납부번호 | 관리코드 | 품목코드 | 책번호 | 호 |
      서비스번호 | 명세번호 | 책번호 권 호 | 가입자번호 | 현장코드 | 부서코드
    `),
    due_date: phrases(`
      납부기한 | 납기일 | 지급기한 | 지급기일 | 결제기한 | 결제일 | 입금기한 | 지불기한 | 만기일 | 납기 | 지급일 | 결제예정일 | 납입기한 | 입금 예정일 | 지급 예정일 | 납부마감일 |
      결제 기일 | 납기내 | 결제 마감일
    `),
    other_date: phrases(`
      납품일 | 납품일자 | 주문일 | 주문일자 | 배송일 | 출고일 | 유효기간 | 계약일 | 계약일자 | 견적일 | 견적일자 | 출력일 | 검침일 | 입금일 | 전송일자 | 발송일 | 생년월일 |
      개업일 | 출고일자 | 체크인 | 체크아웃 | 이용일 | 수리일
    `),
    vat_id: [],
    tax_number: phrases(`납세자번호 | 사업자 No`),
    tax_office: phrases(`관할세무서`),
    phone: phrases(
      `전화 | 전화번호 | 연락처 | 대표전화 | 대표번호 | 휴대폰 | 핸드폰 | 휴대전화 | 고객센터 | 문의전화 | 전화/팩스 | 유선전화 | 문의처 | 사무실`,
    ),
    other_contact: phrases(`
      팩스 | 이메일 | 메일 | 홈페이지 | 담당자 | 담당 | 대표자 | 대표 | 대표이사 | 성명 | 업태 | 종목 | 업종 | 성명(대표자) | 대표자명 | 팩스번호 | 담당부서 | 부서명 |
      인수자 | 인계자 | 작성자 | 수정사유 | 공급자 서명
    `),
    name: phrases(
      `상호 | 상호명 | 회사명 | 상호(법인명) | 업체명 | 법인명 | 이름 | 사업체명 | 기업명 | 법인명(상호) | 회사 이름`,
    ),
    address: phrases(
      `주소 | 사업장 주소 | 사업장 | 소재지 | 사업장 소재지 | 본사 | 회사주소 | 청구지 주소 | 사업장소재지(주소)`,
    ),
    country: phrases(`국가`),
    currency: phrases(`통화 | 통화단위 | 화폐단위 | 결제통화`),
    payment: phrases(
      `결제방법 | 지불방법 | 결제수단 | 지급방법 | 결제조건 | 지급조건 | 납부방법 | 지불 조건 | 입금방법`,
    ),
  },
  titles: {
    invoice: phrases(`
      청구서 | 세금계산서 | 전자세금계산서 | 계산서 | 전자계산서 | 대금청구서 | 거래명세서 | 거래명세표 | 인보이스 | 이용요금 청구서 | 요금청구서 | 상업송장 | 관리비 고지서 | 고지서 |
      대금 청구서(세금계산서) | 요금명세서 | 청구내역서 | 공사대금 청구서 | 용역대금청구서 | 월 이용요금 명세서
    `),
    credit_note: phrases(`수정세금계산서 | 수정전자세금계산서 | 환불명세서 | 반품명세서 | 대변전표 | 반품확인서`),
    debit_note: phrases(`차변전표`),
    prepayment: phrases(`선급금 청구서 | 계약금 청구서 | 선금청구서 | 선수금 청구서 | 착수금 청구서`),
    receipt: phrases(`영수증 | 현금영수증 | 간이영수증 | 입금표 | 카드매출전표 | 신용카드매출전표 | 매출전표`),
    reminder: phrases(`독촉장 | 미납 안내 | 연체 안내 | 독촉고지서 | 미납요금 안내 | 최고장`),
    other: phrases(`견적서 | 주문서 | 발주서 | 납품서 | 계약서 | 견적송장 | 납품확인서 | 구매주문서 | 인수증`),
  },
  references: {
    order_number: phrases(`주문번호 | 발주번호 | 구매주문번호 | 수주번호 | 구매번호`),
    payment_reference: phrases(`전용계좌 | 가상계좌 | 가상계좌번호`),
    original_invoice: phrases(`당초 승인번호 | 원 청구서 번호`),
    service_period: phrases(
      `이용기간 | 서비스 기간 | 사용기간 | 청구기간 | 대상기간 | 계약기간 | 청구월 | 기간 | 용역기간 | 공사기간`,
    ),
  },
  totals: {
    lines: phrases(`소계 | 품목 합계 | 상품금액 | 상품 합계`),
    net: phrases(`
      공급가액 | 공급가 | 공급가액 합계 | 공급가액 계 | 부가세 별도 | 세전금액 | 과세금액 | 공급가 합계 | 공급금액 | 과세 공급가액 | 과세물품가액 | 물품가액 | 총 공급가액 |
      합계(VAT 별도) | 순공급가액 | 공급가액(과세)
    `),
    vat: phrases(`
      부가세 | 부가가치세 | 세액 | 세액 합계 | 세금 | 부가가치세(VAT) | 부가세(VAT) | 세액 계 | 부가세 합계 | 부가가치세액 | 부가가치세 합계 | 총 세액 | 부가세액 |
      부가세(10%) | VAT(10%)
    `),
    gross: phrases(`
      합계금액 | 총액 | 총금액 | 총합계 | 합계액 | 공급대가 | 총계 | 합계(VAT 포함) | 합계금액(VAT 포함) | 총합계금액 | 합계 금액(부가세포함) | 이용요금 합계 | 총공급대가
    `),
    with_vat: phrases(`부가세 포함 | VAT 포함 | 부가세포함금액 | 부가가치세 포함`),
    without_vat: phrases(`VAT 별도 | 부가세 제외 | VAT 제외`),
    payable: phrases(`
      청구금액 | 총 청구금액 | 청구액 | 결제금액 | 납부금액 | 납부하실 금액 | 지급금액 | 받을금액 | 입금하실 금액 | 지불금액 | 청구 총액 | 총청구액 | 청구합계 | 청구 합계 금액 |
      총 결제금액 | 최종 결제금액 | 총 납부금액 | 청구총금액 | 실청구금액 | 당월 청구금액 | 납기내 금액 | 당월청구액 | 영수금액 | 결제하실 금액 | 입금액 합계 |
      총 결제 금액(VAT 포함) | 미수금 합계 | 이번 달 청구금액 | 이번 달 납부하실 금액
    `),
    total: phrases(`합계 | 계 | 금액 합계`),
    prepaid: phrases(`선급금 | 계약금 | 기납부액 | 선입금 | 입금액 | 선수금 | 기입금액 | 기수금액`),
    discount: phrases(`할인 | 할인금액 | 할인액 | 총 할인금액 | 에누리 | 쿠폰할인 | 절사`),
    charge: phrases(`배송비 | 운송비 | 수수료 | 운임 | 택배비 | 봉사료 | 설치비`),
    withholding: phrases(`원천징수세액 | 원천세 | 원천징수 | 소득세 | 원천징수액`),
  },
  columns: {
    position: phrases(`순번 | 연번 | 번호`),
    article: phrases(`품번 | 제품번호 | 품목코드 | 상품코드 | 제품코드 | 모델명 | 코드 | 모델`),
    name: phrases(`
      품목 | 품명 | 내역 | 상품명 | 제품명 | 내용 | 항목 | 적요 | 품목명 | 서비스 | 품명 및 규격 | 품목/규격 | 서비스명 | 품목 및 규격 | 설명 | 작업내용 | 품명/규격 |
      상품 | 메뉴 | 청구내역 | 용역명 | 세부내역 | 청구항목 | 이용내역
    `),
    quantity: phrases(`수량 | 개수 | 사용량 | 시간 | 인원 | 일수`),
    unit: phrases(`단위`),
    price: phrases(`단가 | 가격 | 단가(원) | 판매가 | 공급단가 | 개당 가격 | 월 요금`),
    discount: phrases(`할인 | 할인율 | 할인액`),
    vat_rate: phrases(`세율 | 부가세율 | 세율(%)`),
    vat_amount: phrases(`세액 | 부가세 | 부가가치세 | 세액(원)`),
    net: phrases(`공급가액 | 공급가 | 공급가액(원) | 공급금액`),
    gross: phrases(`합계금액 | 공급대가 | 총액`),
    amount: phrases(`금액 | 합계 | 소계 | 금액(원) | 총금액 | 요금 | 청구금액 | 계`),
    base: phrases(`과세표준 | 과세금액`),
    other: phrases(
      `비고 | 규격 | 월 | 일 | 월일 | 일자 | 날짜 | 작성일자 | 수정사유 | 참고 | 현금 | 수표 | 어음 | 외상미수금 | 주문번호`,
    ),
  },
  parties: {
    seller: phrases(`
      공급자 | 공급하는 자 | 판매자 | 공급업체 | 발신 | 발행자 | 청구인 | 판매처 | 공급사 | 보내는 사람 | 청구 업체 | 공급자 정보 | 발신자 | 판매자 정보 | 청구자 | 발행처
    `),
    buyer: phrases(`
      공급받는자 | 공급받는 자 정보 | 구매자 | 수신 | 고객 | 고객명 | 거래처 | 거래처명 | 받는 사람 | 청구처 | 주문자 | 수신자 | 청구대상 | 수신처 | 발주처 | 고객 정보 |
      구매자 정보 | 청구지 | 귀하 | 의뢰인 | 이용자명 | 가입자명 | 고객사
    `),
    other_party: phrases(`
      배송지 | 납품처 | 납품장소 | 입금계좌 정보 | 은행 | 은행명 | 입금은행 | 수령인 | 받는 분 | 배송 정보 | 수취인 | 입금 정보 | 결제 정보 | 현장명 | 거래은행 | 결제계좌
    `),
  },
  accountHolders: phrases(`예금주 | 계좌명 | 예금주명 | 입금자명`),
  contractHolders: phrases(`계약자 | 계약자명 | 가입자 | 임차인`),
  paymentSlips: { payee: [], payer: [] },
  buyersBelowSellers: [],
  buyersOwn: words('귀사'),
  loneSums: [],
  monthSpellings: {},
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('번호 제 No'),
  units: {
    kilogram: phrases(`킬로그램 | 킬로`),
    piece: phrases(`개 | 대 | 장 | 권 | 박스 | 세트 | 식 | 병 | 건 | 명 | 매 | 봉 | 통 | 회 | 켤레 | 인 | 본 | 포`),
    metre: phrases(`미터`),
    litre: phrases(`리터`),
  },
  payments: {
    direct_debit: phrases(`자동이체 | 자동납부 | CMS 자동이체 | CMS`),
    credit_card: phrases(`신용카드 | 카드결제 | 카드 | 법인카드`),
    debit_card: phrases(`체크카드 | 직불카드`),
    online: phrases(`카카오페이 | 네이버페이 | 토스 | 간편결제 | 삼성페이 | 페이코`),
    check: phrases(`수표 | 어음`),
    cash: phrases(`현금 | 현금결제`),
    bank_transfer: phrases(`계좌이체 | 무통장입금 | 은행송금 | 송금 | 계좌입금 | 이체 | 현금(계좌이체) | 무통장`),
  },
  paid: phrases(`결제완료 | 납부완료 | 입금완료 | 영수함`),
  paidWith: [],
  negations: phrases(`마십시오`),
  demandWords: phrases(`입금 | 납부 | 결제 | 지급 | 송금`),
  debitWords: phrases(`출금 | 인출 | 자동이체`),
  debitDays: [],
  debitDaysAfter: phrases(`에 | 이후에 | 이후`),
  deadlineWords: [],
  deadlinesAfter: phrases(`까지`),
  legalForms: phrases(`
      주식회사 | (주) | 유한회사 | (유) | 합자회사 | 합명회사 | 유한책임회사 | 사단법인 | 재단법인 | (사) | (재) | 협동조합 | 영농조합법인 | 농업회사법인 | 사회적협동조합 |
      세무법인 | 법무법인 | 의료법인 | 회계법인 | 학교법인
    `),
  companyWords: [],
  joiningWords: words('및'),
  neverInNames: phrases(`계좌번호 | 위와 같이 | 아래와 같이 | 부가세 별도`),
  formerNameWords: words('구'),
  honorifics: phrases(`귀하 | 귀중 | 님 | 貴下 | 貴中`),
  partyQualifiers: [],
  frequentWords: words(`
    및 수 있습니다 합니다 드립니다 바랍니다 주시기 아래 위 와 같이 귀하 귀중 청구서 청구 세금계산서 공급가액 공급자 공급받는자 세액 부가세 부가가치세 합계 합계금액 금액 총 원 단가 수량 품목 품명
    규격 비고 등록번호 사업자등록번호 상호 대표자 주소 사업장 전화 팩스 업태 종목 작성일자 입금 계좌 계좌번호 은행 예금주 납부 기한 발행 번호 일자 월 일 주식회사 소계 내역 전화번호 담당자 거래명세서
    영수 금 일금 거래 서울특별시 감사합니다 함 성명 법인명 외상미수금
  `),
  ...KOREAN_RECEIPTS,
};
