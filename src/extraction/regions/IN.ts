import type { Region } from './region.js';
import { phrases } from '../text/phrases.js';

export const INDIA: Region = {
  code: 'IN',
  otherNames: ['Bharat', 'Republic of India'],
  currency: 'INR',
  currencySigns: ['₹', 'Rs.', 'Rs'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '91',
  carSign: null,
  address: {
    postcode: String.raw`[1-9]\d{2}\s?\d{3}`,
    postcodePlace: 'after-state',
    followsDash: true,
    states: phrases(`
      Andhra Pradesh | Assam | Bihar | Chhattisgarh | Delhi | Goa | Gujarat | Haryana | Himachal Pradesh |
      Jharkhand | Karnataka | Kerala | Madhya Pradesh | Maharashtra | Odisha | Punjab | Rajasthan | Tamil Nadu |
      Telangana | Uttar Pradesh | Uttarakhand | West Bengal | Ahmedabad | Bangalore | Bengaluru | Chennai |
      Gurgaon | Gurugram | Hyderabad | Jaipur | Kolkata | Mumbai | New Delhi | Noida | Pune |
      Agra | Ajmer | Aligarh | Allahabad | Amritsar | Asansol | Aurangabad | Bareilly | Belagavi | Belgaum | Bhopal |
      Bhubaneswar | Calicut | Chandigarh | Cochin | Coimbatore | Cuttack | Dehradun | Dhanbad | Durgapur | Erode |
      Ernakulam | Faridabad | Ghaziabad | Gorakhpur | Guntur | Guwahati | Gwalior | Howrah | Hubballi | Hubli | Indore |
      Jabalpur | Jalandhar | Jammu | Jamnagar | Jamshedpur | Jodhpur | Kannur | Kanpur | Kochi | Kolhapur | Kollam | Kota |
      Kottayam | Kozhikode | Lucknow | Ludhiana | Madurai | Mangaluru | Mangalore | Meerut | Mohali | Moradabad | Mysore |
      Mysuru | Nagpur | Nashik | Navi Mumbai | Nellore | Panaji | Panchkula | Panipat | Patna | Pimpri | Pondicherry |
      Prayagraj | Puducherry | Raipur | Rajahmundry | Rajkot | Ranchi | Salem | Secunderabad | Shimla | Siliguri | Solapur |
      Sonipat | Srinagar | Surat | Thane | Thiruvananthapuram | Thrissur | Tiruchirappalli | Tirunelveli | Tirupati |
      Tiruppur | Trichy | Trivandrum | Udaipur | Ujjain | Vadodara | Varanasi | Vasai | Vellore | Vijayawada |
      Visakhapatnam | Vizag | Warangal
    `),
    words: ['Nagar', 'Marg', 'Taluka', 'Tehsil', 'Dist', 'District'],
  },
  taxNumbers: [
    {
      name: 'GSTIN',
      prefix: null,
      form: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/,
      bare: 'anywhere',
      labels: [
        'GSTIN',
        'GSTIN/UIN',
        'GSTIN no',
        'GST no',
        'GST number',
        'GST reg no',
        'GST registration no',
        'GST registration number',
      ],
      check: checkGstin,
    },
    {
      name: 'PAN',
      prefix: null,
      form: /^[A-Z]{5}\d{4}[A-Z]$/,
      bare: 'labelled',
      labels: ['PAN', 'PAN no'],
      check: null,
    },
  ],
  bankCodes: ['IFSC'],
  registers: [{ name: 'CIN', labels: ['CIN'], form: /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/ }],
  // Half rates are the shares of the union and the state (CGST, SGST); 2, 4, 12.5 and 14.5 date from before the GST of 2017.
  vatRates: ['18', '5', '40', '28', '12', '14.5', '14', '9', '6', '4', '3', '2.5', '2', '1'],
  specialVatRates: ['0.25', '0.5', '0.75', '1.5', '7.5', '20'],
  cashRounding: null,
};

/** Multiplies the first fourteen characters by 1 and 2 in turn, and adds up the two base-36 digits of each product. */
function checkGstin(number: string): boolean {
  const sum = Array.from(number.slice(0, 14)).reduce((total, letter, index) => {
    const product = Number.parseInt(letter, 36) * ((index % 2) + 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return (36 - (sum % 36)) % 36 === Number.parseInt(number.slice(14), 36);
}
