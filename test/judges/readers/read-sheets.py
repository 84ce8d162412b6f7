"""Reads an exported workbook by openpyxl and a CSV file by Python's own reader; prints what it saw as JSON."""

import csv
import datetime
import json
import sys

import openpyxl


def kind_of(cell):
    if cell.value is None:
        return "empty"
    if cell.data_type == "f":
        return "formula"
    if isinstance(cell.value, (datetime.datetime, datetime.date)):
        return "date"
    return {"n": "number", "s": "text", "inlineStr": "text", "b": "boolean"}.get(cell.data_type, cell.data_type)


def text_of(value):
    return value.isoformat() if isinstance(value, (datetime.datetime, datetime.date)) else value


def read_xlsx(path):
    sheet = openpyxl.load_workbook(path).active
    rows = list(sheet.iter_rows())
    names = [cell.value for cell in rows[0]]
    return [
        {name: {"kind": kind_of(cell), "value": text_of(cell.value)} for name, cell in zip(names, row)}
        for row in rows[1:]
    ]


def read_csv(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, strict=True))


print(json.dumps({"version": openpyxl.__version__, "xlsx": read_xlsx(sys.argv[1]), "csv": read_csv(sys.argv[2])}))
