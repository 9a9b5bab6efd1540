"""Test encryption and signatures of push messages against the vectors of the RFCs."""

from __future__ import annotations

from sixfold.server import web_push
from tests.support.push_receiver import Device, decode, verify

# RFC 8291, appendix A.
PLAINTEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
# RFC 8292, section 2.4.
AUTHORIZATION = (
    "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsI"
    "nN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L"
    "9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
)
CLAIMS = {"aud": "https://push.example.net", "exp": 1453523768, "sub": "mailto:push@example.com"}


def test_encrypt_makes_body_of_rfc_8291() -> None:
    body = web_push.encrypt(PLAINTEXT, decode(RECEIVER), decode(AUTH), decode(SENDER), decode(SALT))
    assert body == decode(BODY)
    assert Device(decode(RECEIVER_PRIVATE), decode(AUTH)).decrypt(body) == PLAINTEXT


def test_encrypt_uses_new_key_and_salt_each_time() -> None:
    device = Device()
    bodies = [web_push.encrypt(PLAINTEXT, device.public, device.auth) for _ in range(2)]
    assert [device.decrypt(each) for each in bodies] == [PLAINTEXT] * 2
    assert bodies[0][:86] != bodies[1][:86]


def test_authorization_is_that_of_rfc_8292() -> None:
    assert verify(AUTHORIZATION) == CLAIMS
    key = web_push.new_private()
    header = web_push.authorization(key, CLAIMS["aud"], CLAIMS["sub"], CLAIMS["exp"])  # type: ignore[arg-type]
    assert verify(header) == CLAIMS
    assert header.rpartition(".")[0] == AUTHORIZATION.rpartition(".")[0]  # all but the signature, which is random
