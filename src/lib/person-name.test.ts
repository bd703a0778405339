import { expect, test } from "vitest";
import { isPersonName } from "./person-name";

test.each([
  "Nguyễn Văn A.",
  "J.R. Smith",
  "J.R.R. Tolkien",
  "Dr.No",
  "Dr. No",
  "TS.Nguyễn Văn An",
  "ThS. Lê Thị B",
  "N.V.An",
  "n.v.an",
  "ts. lan",
  "ts.huệ",
  "Nguyễn Văn An..",
  "Đỗ Thị Như-Ý",
  "O'Neil / Trần",
  "Anna (Nga) Kovač",
  "Jean-Luc St.John",
  "Com Nguyen",
  "Vn. Tran",
  "李小龍",
  "Martin Luther King, Jr.",
  "An:",
])("accepts %s as a name", (name) => {
  expect(isPersonName(name)).toBe(true);
});

test.each([
  "http://evil.example",
  "HTTPS evil",
  "Win at www.evil.example",
  "WWW.EVIL.RU",
  "//evil.example",
  "You won evil.example/prize",
  "evil.ru/x",
  "evil.ru?x",
  "evil.ru:8080",
  "evil.com",
  "Claim your prize at Evil.Com now",
  "tặng-quà.vn",
  "An evil.ru",
  "An bit.ly",
  "An evil.ru.",
  "An (evil.ru)",
  "tặng-quà.de",
  "An 24.de Lan",
  "mail.evil.co.uk",
  "ｅｖｉｌ．ｒｕ",
  "ｅｖｉｌ．ｃｏｍ",
  "an@example.com",
])("refuses %s as a name", (name) => {
  expect(isPersonName(name)).toBe(false);
});
