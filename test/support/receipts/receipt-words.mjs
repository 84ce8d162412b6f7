// The words on invented Malaysian receipts. Receipts with an even seed take every other word, those with an
// odd seed the rest, so that one half serves for tuning and the other for validation.
export const FIRST =
  'SERI MAJU,GOLDEN WOK,BINTANG TIMUR,BLUE LANTERN,ORKID,PINANG DUA,LIM BROTHERS,TEH & SONS,SWEET DURIAN,PETRO UTARA,WAN HOE,CAHAYA BARU,HOCK SENG,TWIN LOTUS,KIM GUAN,ANG & TAN,SUNRISE,MEGAH JAYA,OCEAN PEARL,DRAGON GATE,YEW LEE,D & K,RAJAWALI,CHUN FATT,GREEN VALLEY,HARVEST MOON,SIN LIAN,B.L.T.,ROYAL TEAK,MUTIARA,XIN WANG,88 LUCKY,NEW ERA,PADI EMAS,WING TAI LOY,S.K.L.,PERDANA,EVER BRIGHT,KAYU MANIS,THREE PEAKS,POH KONG SOON,MEI HUA,SOON FATT,AL-BARAKAH,TOK WAN,HENG LEE,ABC HO,K.T.C.,OLD TOWN LANE,SUPER SAVE,DELUXE,NUR AISYAH,YAP KEE,CITY POINT,UNITED STAR,99 HOUSE,SAM & LEE,ASIA RAYA,FOOK LAI,SRI PUTERI'.split(
    ',',
  );
export const KINDS =
  'HARDWARE,STATIONERY,RESTAURANT,ENTERPRISE,TRADING,BAKERY,AUTO PARTS,MARKETING,ELECTRICAL,CAFE,BOOK STORE,MINI MARKET,SEAFOOD RESTAURANT,PHARMACY,HARDWARE & ELECTRICAL,SERVICE STATION,GIFT & HOME DECO,GROCER,INDUSTRIES,HOLDINGS,CONFECTIONERY,MOTOR,TELECOMMUNICATION,MACHINERY,BOUTIQUE,OPTICAL,FRESH MARKET,KOPITIAM,PET SHOP,VIDEO & BOOKS,DEPARTMENT STORE,SUPERMARKET,CORPORATION,FAMILY RESTAURANT,ELECTRIC,TYRE & BATTERY SERVICE,PRINTING,FURNITURE,DENTAL CLINIC,BOOKSTORE,CAR PARK,STEAMBOAT,NOODLE HOUSE,EXPRESS,DIGITAL,BUILDING MATERIALS,PETROLEUM,SALON'.split(
    ',',
  );
export const MALAY_KINDS =
  'RESTORAN,KEDAI BUKU,PERNIAGAAN,SYARIKAT,PASARAYA,KLINIK,KEDAI PAPAN,PASAR MINI,SYARIKAT PERNIAGAAN,KEDAI UBAT,KEDAI MAKANAN,PERCETAKAN,KLINIK PERGIGIAN,STESEN MINYAK,GERAI,WARUNG,KEDAI RUNCIT,PUSAT,BENGKEL,RESTORAN MAKANAN LAUT'.split(
    ',',
  );
export const LEGAL = 'SDN BHD,SDN. BHD.,SDN BHD,S/B,SDN BHD,BHD,SDN. BHD,SDN.BHD.,SDN BHD.,Sdn Bhd,PLT'.split(',');
export const PLACES =
  '(M),(KL),(JOHOR),(TAMAN DAYA),(SUNGAI BESI),(SETIA ALAM),(MALAYSIA),(J.B.),(PENANG),(1988),(K.L.),(AMPANG),(S)'.split(
    ',',
  );
export const BRANDS =
  'maxx,KopiKing,FreshUp,One Mart,TERRA,QuickFix,Lotus Inn,BIG BOX,Daily,Ah Huat,CHILLI POT,ZENITH'.split(',');
export const SCRAWLS = [
  'tan wei',
  'lee mei ling',
  '** DUPLICATE **',
  '*** COPY ***',
  'Thank You',
  'chong kok',
  'WELCOME TO',
  'ng ah soon',
  'Goh Siew Ling',
  'staff lunch',
  'tan chun hao',
  '3/4',
  'CUSTOMER COPY',
  'REPRINT',
  'MR WONG',
  'siti zubaidah',
];
export const GOODS =
  'PVC ELBOW 20MM,A4 PAPER 80GSM,TEH TARIK,NASI LEMAK,MINERAL WATER 1.5L,WHITE PAINT 5L,BALL PEN BLUE,CHICKEN RICE,SCREW 1/2",USB CABLE,MILO ICE,BATTERY AA 4S,DISH SOAP,KOPI O,TAPE 24MM,RON95,KF MODELLING CLAY,SAFETY SHOES 805,FRIED MEE,LAKSA,EGG 10S,PLASTIC BAG,LED BULB 9W,CUTTER BLADE,BROWN ENVELOPE A4,WATERMELON,ROTI CANAI,MAGGI GORENG,HAMMER 16OZ,TOILET ROLL 10S'.split(
    ',',
  );
export const STREETS =
  'NO 12, JALAN MELATI 3/2,|LOT 5 & 7, JLN PERDANA 8|27-G, Jalan Tun Razak|NO. 88 LORONG SUTERA|NO.53 55,57 & 59, JALAN SAGU 18,|LOT 1851-A & 1851-B, JALAN KPB 6,|No. 31G & 33G, Jalan Setia Indah X, U13/X|4, JLN 8/146, BANDAR TASIK SELATAN|BLOK B, GF-12, PUSAT NIAGA SENTUL|12, JALAN TAMPOI 7/4, KAWASAN PERINDUSTRIAN'.split(
    '|',
  );
export const TOWNS =
  'TAMAN DAYA, 81100 JOHOR BAHRU, JOHOR|47400 PETALING JAYA, SELANGOR|55100 KUALA LUMPUR|43000 KAJANG, SELANGOR|81100 Johor Bahru, Johor.|57000 KUALA LUMPUR, MALAYSIA|40170 SHAH ALAM SELANGOR|81750 MASAI, JOHOR|11900 BAYAN LEPAS, PENANG|68000 AMPANG'.split(
    '|',
  );
export const TOTALS =
  'TOTAL|TOTAL|Total|TOTAL :|Total:|TOTAL RM|GRAND TOTAL|Net Total|AMOUNT DUE|Total Amt Payable :|Rounded Total (RM):|Nett Total|Total Sales (Inclusive of GST)|TOTAL AMOUNT|TOTAL AMT|Total (RM):|TOTAL INCL. GST|TOTAL DUE|TOTAL ROUNDED|NET TOTAL :|Total Amount (Incl. GST)|TOTAL PAYABLE|TOTAL SALES INCL GST|Total Incl. GST @6%|NET AMT|TOTAL AFTER ROUNDING|Total Due (RM)|BILL TOTAL|TOTAL INCLUSIVE GST:|Total RM|Total Payable Amount:|TOTAL AMT INCL. GST@6%|TOTAL AFT ROUND|Total Amount Payable|TOTAL AMOUNT (RM)|AMOUNT PAYABLE|Total Incl GST|Total (Incl. of GST)|Bill Amount|Net Amount|TOTAL TO PAY|Grand Total (RM)|Final Total|JUMLAH|Amount|Nett Amount (RM)|Total Inc. GST|Total Sales Inclusive GST @6%|Jumlah Besar|TOTAL WITH GST|Round d Total (RM)|TOTAL AMT'.split(
    '|',
  );
export const ROUNDINGS =
  'Rounding|Rounding Adj|Round Amt|ROUNDING ADJUSTMENT|Rounding Adjustment:|ROUND ADJ|Rounding Adj (RM)|ROUNDING|Rounding Mechanism|Adj|Rounded Adj|Rnd Adj|5 Cents Rounding|Pembundaran'.split(
    '|',
  );
export const PLAIN_NETS =
  'Sub Total|SUBTOTAL|Total Excl. GST|Total Sales (Excluding GST)|SUB-TOTAL|Subtotal:|TOTAL EXCLUDE GST|Total Before GST|Sub-Total (RM)|TOTAL EXCL GST|Total Amount Excl. GST|Gross Amount|Total (Excluding GST)|Amount Before Tax|Taxable Amount|Gross Total|TOTAL EX GST'.split(
    '|',
  );
export const TAXES =
  'GST 6%|GST @6%|Total GST|ADD GST @ 6%|GST(6%)|GST AMT|TOTAL GST 6%|GST 6.00% :|Add 6% GST|6% GST|Total Tax|GST Payable|GST Amount|SST 6%|Tax Amount|Inclusive GST'.split(
    '|',
  );
export const CASH =
  'CASH|Cash|Paid Amount|Tendered|CASH RM|CASH TENDERED|Amount Paid|PAYMENT|Cash Payment|RECEIVED|TENDER|CASH (RM)|Cash Received|PAID|Amt Tendered|Tunai|CASH Tender'.split(
    '|',
  );
export const CHANGE =
  'CHANGE|Change|Change Due|CHANGE RM|CHANGE DUE:|Balance|Change (RM)|CHANGE AMT|Baki|Change Amount|CHANGE/BAKI'.split(
    '|',
  );
export const CARDS =
  'VISA CARD|MASTER|VISA|CREDIT CARD|BANK CARD|MASTERCARD|Visa|DEBIT CARD|VISA/MASTER|Credit Card'.split('|');
export const TITLES =
  'TAX INVOICE|SIMPLIFIED TAX INVOICE|Tax Invoice|(TAX INVOICE)|INVOICE|SIMPLIFIED TAX INVOICE'.split('|');
export const PLAIN_TITLES = 'INVOICE|RECEIPT|CASH BILL|CASH SALES|Official Receipt|BILL'.split('|');
export const FEET =
  'THANK YOU, PLEASE COME AGAIN|Goods sold are not returnable|TERIMA KASIH|GOODS SOLD ARE NOT RETURNABLE & REFUNDABLE|****THANK YOU****|PLEASE COME AGAIN|Goods Sold Are Not Returnable or Exchangeable|THIS IS A COMPUTER GENERATED INVOICE'.split(
    '|',
  );
export const GST_LABELS = 'GST ID|GST ID NO|GST Reg No|GST NO|GST ID NO.|GST REG.NO'.split('|');
export const CASHIERS = 'MEI,USER,ALI,NG CHUAN MIN,admin,001,Siti,MANIS'.split(',');
export const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
export const FULL_MONTHS =
  'January February March April May June July August September October November December'.split(' ');
export const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
/** Labels of the sum before rounding. */
export const BEFORE_ROUNDING =
  'TOTAL|Total|TOTAL AMT|Total Incl. GST|TOTAL SALES|Total Sales Incl GST|NET TOTAL|Amount Due|Bill Total|Total Amount|TOTAL (INCL GST)|Sub Total'.split(
    '|',
  );
export const DISCOUNTS = 'Discount|DISCOUNT|Total Discount|Less: Discount|DISC AMT|Bill Disc|Member Disc 5%'.split('|');
export const SERVICES =
  'Service Charge 10%|SVC CHG 10%|SERV. CHARGE @10%|Service Charge|SRV CHG (10%)|S/C 10%|Svr Chrg 10%|10% Service'.split(
    '|',
  );
export const SAVINGS =
  'Total Saving|YOU SAVED|Total Savings (RM)|TOTAL SAVED|You have saved|Saving Total|TODAY YOU SAVED|Total Saved'.split(
    '|',
  );
export const BRANCHES =
  'CAWANGAN AMPANG|BRANCH: SETAPAK|(SETIA ALAM BRANCH)|HQ : KLANG|Outlet: Sunway|BATU CAVES BRANCH|IOI MALL|CHERAS OUTLET'.split(
    '|',
  );
export const BUYERS =
  'TIMAH RAYA CONSTRUCTION SDN BHD|CASH|JALUR EMAS (M) SDN BHD|MR LIM|Puteri Logistics Sdn Bhd|WALK IN|GUNUNG HIJAU ENTERPRISE|CASH SALES|BERINGIN TRADING S/B|PELITA SDN. BHD.'.split(
    '|',
  );
export const BUYER_LABELS = 'Invoice to|BILL TO|Customer|SOLD TO|M/S|To|Cust Name|CUSTOMER NAME|Bill To|Member'.split(
  '|',
);
