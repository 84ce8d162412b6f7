"""Writes the rings of a Swift server with one device. Arguments: the folder, then each kind with its port, such as account:6202."""

import sys

from swift.common.ring import RingBuilder

folder, *places = sys.argv[1:]
for place in places:
    kind, port = place.split(":")
    builder = RingBuilder(4, 1, 0)
    builder.add_dev(
        {
            "region": 1,
            "zone": 1,
            "ip": "127.0.0.1",
            "port": int(port),
            "replication_ip": "127.0.0.1",
            "replication_port": int(port),
            "device": "d1",
            "weight": 1.0,
            "meta": "",
        }
    )
    builder.rebalance()
    builder.get_ring().save(f"{folder}/{kind}.ring.gz")
