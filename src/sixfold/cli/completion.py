"""`sixfold completion`: scripts with which bash, zsh and fish complete command lines, made of the parser."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal

from ..ai.bots import LEVELS
from ..arena.config import RUNNERS
from ..arena.tournament import KINDS as TOURNAMENTS
from ..bench.benches import BENCHES
from ..i18n.catalog import LANGUAGES
from ..rules.edition import GAMES, editions

AT_LEVELS: Final = tuple(f"@{level}" for level in LEVELS)
"""Bots among people: `--players Ann,@medium`."""
FILES: Final = {"file", "record", "input", "db", "password_file"}
"""Names of files that the parser takes as plain text."""


@dataclass(frozen=True, slots=True)
class Value:
    """What may stand in one place of a command line."""

    kind: Literal["words", "list", "files", "any", "none"]
    """A list is words with commas between them; none is an option that takes no value."""
    words: tuple[str, ...] = ()
    many: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    """One command: what its help says of it, its options, and what may stand there without one."""

    name: str
    about: str
    options: dict[str, Value]
    operands: tuple[Value, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(word for each in self.operands for word in each.words)


def script(shell: str, parser: argparse.ArgumentParser) -> str:
    """The script for a shell, to be sourced or put where the shell looks for such scripts."""
    makers = {"bash": _bash, "zsh": _zsh, "fish": _fish}
    return "\n".join(makers[shell](_commands(parser))) + "\n"


def _commands(parser: argparse.ArgumentParser) -> list[Command]:
    """The program itself, without a name, and then its commands."""
    tree = next(each for each in parser._actions if isinstance(each, argparse._SubParsersAction))
    about = {each.dest: each.help or "" for each in tree._choices_actions}
    return [_command("", "", parser), *(_command(name, about[name], each) for name, each in tree.choices.items())]


def _command(name: str, about: str, parser: argparse.ArgumentParser) -> Command:
    own = [each for each in parser._actions if not isinstance(each, argparse._SubParsersAction)]
    return Command(
        name,
        about,
        {option: _value(name, each) for each in own for option in each.option_strings},
        tuple(replace(_value(name, each), many=each.nargs in ("*", "+")) for each in own if not each.option_strings),
    )


def _value(command: str, action: argparse.Action) -> Value:
    if action.nargs == 0:
        return Value("none")
    if action.choices is not None:
        return Value("words", tuple(map(str, action.choices)))
    known = _known(command)
    if action.dest in known:
        return known[action.dest]
    return Value("files" if action.type is Path or action.dest in FILES else "any")


def _known(command: str) -> dict[str, Value]:
    """What the parser takes as any text, and only the program behind it knows."""
    of_edition = Value("words", (*editions(), *GAMES))
    found = {
        "lang": Value("words", LANGUAGES),
        "edition": of_edition,
        "diff": of_edition,
        "game": Value("words", GAMES),
    }
    match command:
        case "arena":
            found["players"] = Value("list", LEVELS)
            found["runner"] = Value("words", RUNNERS)
            found["tournament"] = Value("words", TOURNAMENTS)
        case "engine":
            found["name"] = Value("words", LEVELS)
        case "bench":
            found["name"] = Value("words", tuple(BENCHES))
        case _:
            found["players"] = Value("list", AT_LEVELS)
            found["bot"] = Value("words", LEVELS)
    return found


def _bash(commands: list[Command]) -> Iterator[str]:
    names = " ".join(each.name for each in commands[1:])
    yield "# Completion of sixfold for bash: source <(sixfold completion bash)"
    yield "_sixfold() {"
    yield "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= each words="
    yield "    # bash also cuts words at = and at @, and only the latter is a part of what is completed"
    yield "    [[ $before == = ]] && before=${COMP_WORDS[COMP_CWORD-2]}"
    yield "    [[ $word == = ]] && word="
    yield "    [[ $before == @ ]] && word=@$word"
    yield f'    [[ $word == @* ]] && before=@ words="{" ".join(AT_LEVELS)}"'
    yield '    for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do'
    yield f'        [[ " {names} " == *" $each "* ]] && command=$each && break'
    yield "    done"
    yield "    COMPREPLY=()"
    yield '    case "$command $before" in'
    yield '        *" @") ;;'
    for words, places in _places(commands, "list").items():
        yield f"        {places}) [[ $word == *,* ]] && before=${{word%,*}}, || before="
        yield f'            COMPREPLY=($(compgen -P "$before" -W "{words}" -- "${{word##*,}}"))'
        yield "            return ;;"
    for words, places in _places(commands, "words", "files", "any").items():
        yield f'        {places}) words="{words}" ;;'
    yield "        *) case $command/$word in"
    for each in commands:
        yield f'            {each.name}/-*) words="{" ".join(each.options)}" ;;'
        yield f'            {each.name}/*) words="{" ".join(each.words) if each.name else names}" ;;'
    yield "        esac ;;"
    yield "    esac"
    yield '    COMPREPLY=($(compgen -W "$words" -- "$word"))'
    yield "}"
    yield "complete -o default -F _sixfold sixfold"


def _places(commands: list[Command], *kinds: str) -> dict[str, str]:
    """Which words may stand behind which options, as the pattern of a case."""
    found: dict[str, list[str]] = {}
    for each in commands:
        for option, value in each.options.items():
            if value.kind in kinds:
                found.setdefault(" ".join(value.words), []).append(f'"{each.name} {option}"')
    return {words: "|".join(places) for words, places in found.items()}


def _zsh(commands: list[Command]) -> Iterator[str]:
    yield "#compdef sixfold"
    yield "# Completion of sixfold for zsh: as _sixfold in a folder of $fpath, or source <(sixfold completion zsh)"
    yield "_sixfold() {"
    yield "    local context state state_descr line"
    yield "    typeset -A opt_args"
    yield f"    _arguments -C {' '.join(_zsh_options(commands[0]))} '1:command:->command' '*::rest:->rest'"
    yield "    case $state in"
    yield "        command)"
    yield "            local -a commands=("
    for each in commands[1:]:
        yield f"                {_quoted(f'{each.name}:{each.about}')}"
    yield "            )"
    yield "            _describe command commands ;;"
    yield "        rest) case $line[1] in"
    for each in commands[1:]:
        operands = [
            f"'{'*' if value.many else at}:{value.kind}:{_zsh_action(value)}'"
            for at, value in enumerate(each.operands, 1)
        ]
        yield f"            {each.name}) _arguments {' '.join([*_zsh_options(each), *operands])} ;;"
    yield "        esac ;;"
    yield "    esac"
    yield "}"
    yield '[[ $funcstack[1] == _sixfold ]] && _sixfold "$@" || compdef _sixfold sixfold'


def _zsh_options(command: Command) -> Iterator[str]:
    for option, value in command.options.items():
        yield f"'{option}'" if value.kind == "none" else f"'{option}=:{value.kind}:{_zsh_action(value)}'"


def _zsh_action(value: Value) -> str:
    match value.kind:
        case "words":
            return f"({' '.join(value.words)})"
        case "list":
            return f"_sequence compadd - {' '.join(value.words)}"
        case "files":
            return "_files"
    return " "


def _fish(commands: list[Command]) -> Iterator[str]:
    yield "# Completion of sixfold for fish: as sixfold.fish in ~/.config/fish/completions, or"
    yield "# sixfold completion fish | source"
    yield "complete -c sixfold -f"
    for each in commands[1:]:
        yield f"complete -c sixfold -n __fish_use_subcommand -a {each.name} -d {_quoted(each.about)}"
    for each in commands:
        when = f"-n '__fish_seen_subcommand_from {each.name}'" if each.name else "-n __fish_use_subcommand"
        for option, value in each.options.items():
            named = f"-l {option[2:]}" if option.startswith("--") else f"-s {option[1:]}"
            yield f"complete -c sixfold {when} {named}{_fish_value(value)}"
        for value in each.operands:
            if value.kind != "any":
                yield f"complete -c sixfold {when}{_fish_value(value, operand=True)}"


def _fish_value(value: Value, *, operand: bool = False) -> str:
    match value.kind:
        case "words":
            return f" {'-f' if operand else '-x'} -a '{' '.join(value.words)}'"
        case "list":
            return f" -x -a '(__fish_complete_list , \"string split , {','.join(value.words)}\")'"
        case "files":
            return " -F" if operand else " -r -F"
        case "any":
            return " -x"
    return ""


def _quoted(text: str) -> str:
    """For every one of the shells."""
    return "'" + text.replace("'", "’") + "'"
