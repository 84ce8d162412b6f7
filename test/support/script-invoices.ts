/** What an invented e-invoice says in the script of its country. */
interface Texts {
  readonly country: string;
  readonly currency: string;
  readonly rate: string;
  readonly seller: string;
  readonly street: string;
  readonly city: string;
  readonly buyer: string;
  readonly items: readonly (readonly [name: string, description: string, unit: string])[];
  readonly note: string;
}

export const SCRIPT_INVOICES = {
  arabic: {
    ...{ country: 'SA', currency: 'SAR', rate: '15' },
    seller: 'مؤسسة النخلة الخضراء للتجارة والمقاولات',
    street: 'طريق الملك فهد، مبنى رقم 7421، الطابق 3',
    city: 'الرياض',
    buyer: 'شركة لآلئ الخليج المحدودة (فرع جدة)',
    items: [
      ['طابعة ليزر HP LaserJet M404', 'طابعة أحادية اللون، ضمان سنتين، رقم الطراز M404-dn', 'PCE'],
      ['خدمة تركيب وتشغيل الأجهزة في مقر العميل مع تدريب الموظفين على الاستخدام', '', 'HUR'],
      ['أوراق طباعة A4 (80 غرام)', '', 'علبة'],
    ],
    note: 'يُرجى سداد قيمة الفاتورة رقم INV-2026/15 خلال 30 يوماً من تاريخ 3 مايو 2026، وذلك بالتحويل إلى حساب IBAN SA03 8000 0000 6080 1016 7519 لدى البنك. جميع الأسعار شاملة ضريبة القيمة المضافة بنسبة 15%.',
  },
  hebrew: {
    ...{ country: 'IL', currency: 'ILS', rate: '18' },
    seller: 'גלי הצפון שירותי מחשוב בע״מ',
    street: 'רחוב הרצל 42, קומה 5',
    city: 'חיפה',
    buyer: 'מאפיית אבן ירושלים (סניף מרכז)',
    items: [
      ['תחזוקת שרתים – רישיון Pro לשנה', 'כולל תמיכה טלפונית 24/7 ועדכוני אבטחה', 'EA'],
      ['שעות ייעוץ', '', 'HUR'],
    ],
    note: 'תנאי תשלום: שוטף + 30. נא לציין את מספר החשבונית (2026-0417) בהעברה הבנקאית. שָׁלוֹם!',
  },
  hindi: {
    ...{ country: 'IN', currency: 'INR', rate: '18' },
    seller: 'श्री गणेश इलेक्ट्रॉनिक्स एवं कार्यालय सामग्री प्राइवेट लिमिटेड',
    street: 'दुकान संख्या 12, महात्मा गांधी मार्ग',
    city: 'लखनऊ, उत्तर प्रदेश',
    buyer: 'राष्ट्रीय शिक्षा प्रकाशन',
    items: [
      ['कंप्यूटर कीबोर्ड (हिन्दी लेआउट) K-120', 'वारंटी: एक वर्ष, क्षतिग्रस्त होने पर बदलने की सुविधा', 'NOS'],
      ['मासिक रखरखाव सेवा शुल्क और स्थल पर प्रशिक्षण', '', 'MON'],
    ],
    note: 'कृपया भुगतान 15 दिनों के भीतर ₹ में करें। विलंब होने पर 18% वार्षिक ब्याज देय होगा।',
  },
  thai: {
    ...{ country: 'TH', currency: 'THB', rate: '7' },
    seller: 'บริษัท ดอกบัวทอง จำกัด (สำนักงานใหญ่)',
    street: '99/1 ถนนสุขุมวิท แขวงคลองเตย เขตคลองเตย',
    city: 'กรุงเทพมหานคร',
    buyer: 'ห้างหุ้นส่วนจำกัด น้ำใสพาณิชย์',
    items: [
      ['เครื่องพิมพ์ฉลากสินค้าแบบตั้งโต๊ะพร้อมอุปกรณ์ติดตั้งครบชุดสำหรับร้านค้าปลีก', 'รับประกัน 1 ปี รุ่น TP-200', 'ชิ้น'],
      ['ค่าบริการที่ปรึกษา', '', 'HUR'],
    ],
    note: 'กรุณาชำระเงินภายใน 30 วัน นับจากวันที่ในใบกำกับภาษี โดยโอนเข้าบัญชีธนาคารที่ระบุไว้ และแจ้งหลักฐานการชำระเงินผ่านทางอีเมล หากเกินกำหนดจะคิดดอกเบี้ยร้อยละ 1.5 ต่อเดือน',
  },
  simplified: {
    ...{ country: 'CN', currency: 'CNY', rate: '13' },
    seller: '深圳市晨曦电子科技有限公司',
    street: '广东省深圳市南山区科技园南路88号3栋1205室',
    city: '深圳市',
    buyer: '上海骉远贸易有限公司（浦东分公司）',
    items: [
      [
        '无线蓝牙耳机“清音”系列降噪版，附赠便携充电盒与三种尺寸的硅胶耳塞，支持多设备连接',
        '型号：QY-2026；颜色：黑色',
        'EA',
      ],
      ['技术服务费', '', 'HUR'],
    ],
    note: '请于收到发票后30日内付款，并在汇款附言中注明发票号码2026-0417。如有疑问，请致电客服热线。本发票含增值税，税率为13%；逾期付款的，按日加收万分之五的滞纳金。',
  },
  traditional: {
    ...{ country: 'TW', currency: 'TWD', rate: '5' },
    seller: '臺北翡翠國際股份有限公司',
    street: '臺北市信義區松仁路100號12樓之3',
    city: '臺北市',
    buyer: '鑫淼實業有限公司',
    items: [
      ['辦公椅（人體工學，黑色）', '保固三年，含運費及組裝', 'EA'],
      ['烏龍茶禮盒', '', '盒'],
    ],
    note: '請於三十日內將款項匯入本公司帳戶，謝謝惠顧！',
  },
  japanese: {
    ...{ country: 'JP', currency: 'JPY', rate: '10' },
    seller: '株式会社さくら商事',
    street: '東京都千代田区丸の内1丁目2番3号　サクラビル８階',
    city: '千代田区',
    buyer: '㈱髙橋製作所　御中',
    items: [
      ['ノートパソコン「ＨＡＲＵ」14インチ（メモリ16GB・SSD 512GB）', '型番：HR-14／保証期間：１年間', 'EA'],
      ['ｻｰﾊﾞｰ保守サービス①', '', '式'],
    ],
    note: 'お支払期限は2026年4月30日です。恐れ入りますが、振込手数料は貴社にてご負担ください。※軽減税率（8%）の対象品目はございません。ご不明な点がございましたら、担当の佐々木までお気軽にお問い合わせください。',
  },
  korean: {
    ...{ country: 'KR', currency: 'KRW', rate: '10' },
    seller: '주식회사 한빛소프트웨어',
    street: '서울특별시 강남구 테헤란로 123, 8층 (역삼동)',
    city: '서울특별시',
    buyer: '푸른바다 무역 ㈜',
    items: [
      ['클라우드 저장 공간 이용료 – Business 요금제', '이용 기간: 2026년 3월', 'EA'],
      ['기술 지원', '', '시간'],
    ],
    note: '세금계산서 발행일로부터 30일 이내에 아래 계좌로 입금해 주시기 바랍니다. 문의: 02-555-0102',
  },
  others: {
    ...{ country: 'AM', currency: 'AMD', rate: '20' },
    seller: 'Արարատ Տեխնոլոգիաներ ՍՊԸ',
    street: 'რუსთაველის გამზირი 12, თბილისი',
    city: 'Thành phố Hồ Chí Minh',
    buyer: 'Công ty TNHH Thương mại Việt Đức',
    items: [
      ['বাংলা: কম্পিউটার সরঞ্জাম', 'தமிழ்: கணினி உபகரணங்கள்', 'EA'],
      ['ગુજરાતી: કાર્યાલય સામગ્રી', 'తెలుగు: కార్యాలయ సామగ్రి', 'EA'],
      ['ಕನ್ನಡ: ಕಚೇರಿ ಸಾಮಗ್ರಿ', 'മലയാളം: ഓഫീസ് സാമഗ്രികൾ', 'EA'],
      ['ਪੰਜਾਬੀ: ਦਫ਼ਤਰੀ ਸਮਾਨ', 'فارسی: می‌خواهم گچ پژ ک ی', 'EA'],
    ],
    note: 'Ẹ kú àárọ̀, Ọlọ́run; Əlavə dəyər vergisi; ★ ① ✓ ℃ №',
  },
} as const satisfies Record<string, Texts>;
export type ScriptName = keyof typeof SCRIPT_INVOICES;
export const SCRIPT_NAMES = Object.keys(SCRIPT_INVOICES) as ScriptName[];

/** Writes an e-invoice in UBL. */
export function writeScriptInvoice(name: ScriptName): string {
  const { country, currency, rate, ...texts }: Texts = SCRIPT_INVOICES[name];
  const net = texts.items.length * 1_000;
  const vat = (net * Number(rate)) / 100;
  const lines = texts.items.map((item, index) => writeLine(item, index + 1, currency, rate));
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:ID>2026-0417</cbc:ID><cbc:IssueDate>2026-03-31</cbc:IssueDate><cbc:DueDate>2026-04-30</cbc:DueDate>
<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:Note>${texts.note}</cbc:Note>
<cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>
<cac:AccountingSupplierParty><cac:Party>
  <cac:PostalAddress><cbc:StreetName>${texts.street}</cbc:StreetName><cbc:CityName>${texts.city}</cbc:CityName><cbc:PostalZone>12345</cbc:PostalZone><cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
  <cac:PartyTaxScheme><cbc:CompanyID>310122393500003</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
  <cac:PartyLegalEntity><cbc:RegistrationName>${texts.seller}</cbc:RegistrationName></cac:PartyLegalEntity>
</cac:Party></cac:AccountingSupplierParty>
<cac:AccountingCustomerParty><cac:Party>
  <cac:PostalAddress><cbc:StreetName>${texts.street}</cbc:StreetName><cbc:CityName>${texts.city}</cbc:CityName></cac:PostalAddress>
  <cac:PartyLegalEntity><cbc:RegistrationName>${texts.buyer}</cbc:RegistrationName></cac:PartyLegalEntity>
</cac:Party></cac:AccountingCustomerParty>
<cac:TaxTotal><cbc:TaxAmount currencyID="${currency}">${vat}</cbc:TaxAmount>
  <cac:TaxSubtotal><cbc:TaxableAmount currencyID="${currency}">${net}</cbc:TaxableAmount><cbc:TaxAmount currencyID="${currency}">${vat}</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>${rate}</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
<cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount currencyID="${currency}">${net}</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="${currency}">${net + vat}</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="${currency}">${net + vat}</cbc:PayableAmount></cac:LegalMonetaryTotal>
${lines.join('\n')}
</Invoice>`;
}

function writeLine([name, description, unit]: Texts['items'][number], id: number, currency: string, rate: string) {
  return `<cac:InvoiceLine><cbc:ID>${id}</cbc:ID><cbc:InvoicedQuantity unitCode="${unit}">2</cbc:InvoicedQuantity>
  <cbc:LineExtensionAmount currencyID="${currency}">1000</cbc:LineExtensionAmount>
  <cac:Item><cbc:Description>${description}</cbc:Description><cbc:Name>${name}</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>${rate}</cbc:Percent></cac:ClassifiedTaxCategory></cac:Item>
  <cac:Price><cbc:PriceAmount currencyID="${currency}">500</cbc:PriceAmount></cac:Price></cac:InvoiceLine>`;
}
